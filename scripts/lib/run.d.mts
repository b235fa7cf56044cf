export const projectDir: string;
export function toolPath(packageName: string, command?: string): string;
