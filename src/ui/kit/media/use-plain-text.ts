import type { DOMPurify } from 'dompurify';
import { useEffect, useState } from 'react';
import { holdsMarkup, withoutTags } from './plain-text';

let purify: DOMPurify | null = null;

/** @returns a text without its HTML; null while the sanitizer is loading, which only texts with markup need */
export function usePlainText(text: string): string | null {
  const [, setLoaded] = useState(purify !== null);
  const waiting = purify === null && holdsMarkup(text);
  useEffect(() => {
    if (!waiting) return;
    void import('dompurify').then((module) => {
      purify = module.default;
      setLoaded(true);
    });
  }, [waiting]);
  if (!holdsMarkup(text)) return text;
  return purify === null ? null : withoutTags(text, purify);
}
