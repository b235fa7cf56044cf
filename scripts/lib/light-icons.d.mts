import type { Plugin } from 'vite';

/** Icons of lucide-react, drawn in one step. */
export function lightIcons(): Plugin;
