import type { Plugin } from 'vite';

export function assembleWorkspace(dir?: string): Promise<Record<string, unknown>>;
export const embeddedConfig: { readonly mode: 'embedded'; readonly workspaceUrl: string };
export function bundledWorkspace(): Plugin;
