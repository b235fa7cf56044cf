import type { Page } from '@playwright/test';

type Row = Record<string, unknown>;

/** Names as organisations have them: long, without spaces, in another script, with signs. */
const NAMES = [
  (name: string) =>
    `${name} (${name.toLowerCase()} und Donaudampfschifffahrtsgesellschaftskapitänsmütze) — v2.0 / draft`,
  (name: string) => name.replaceAll(' ', '').repeat(3),
  (name: string) => `שלום ${name}`,
  (name: string) => `${name} 🧪 — 日本語の名前`,
];

/** Serves the workspace with such names, without every third figure, and with labels of a user's file on each topic. */
export async function messy(page: Page): Promise<void> {
  await page.route('**/workspace.json', async (route) => {
    const file = (await (await route.fetch()).json()) as { readonly topics: Row[]; readonly trends: Row[] };
    for (const [field, rows] of [
      ['topic_name', file.topics],
      ['trend_name', file.trends],
    ] as const)
      rows.forEach((row, at) => {
        row[field] = NAMES[at % NAMES.length]?.(String(row[field])) ?? row[field];
        if (at % 3 === 0) for (const figure of Object.keys(row)) if (figure.endsWith('growth')) row[figure] = null;
        if (at % 5 === 0) for (const figure of Object.keys(row)) if (figure.endsWith('sizing')) row[figure] = null;
        if (at % 7 === 0) row['quadrant'] = null;
      });
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify(file) });
  });
}
