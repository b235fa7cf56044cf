import type { Plugin } from 'vite';

export function firstFiles(): Plugin;
