import type { DOMPurify } from 'dompurify';
import { useEffect, useState } from 'react';
import { holdsMarkup, withoutTags } from './plain-text';

let purify: DOMPurify | null = null;

/** @returns a text without its HTML; null while the sanitizer is loading, which only texts with markup need. Where it
 * cannot be fetched, the text is shown as it was written. */
export function usePlainText(text: string): string | null {
  const [code, setCode] = useState<'waiting' | 'loaded' | 'lost'>('waiting');
  const waiting = purify === null && holdsMarkup(text);
  useEffect(() => {
    if (!waiting) return;
    import('dompurify').then(
      (module) => {
        purify = module.default;
        setCode('loaded');
      },
      () => setCode('lost'),
    );
  }, [waiting]);
  if (!holdsMarkup(text) || (purify === null && code === 'lost')) return text;
  return purify === null ? null : withoutTags(text, purify);
}
