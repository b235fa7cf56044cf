import { useEffect, useState, type ReactNode } from 'react';
import type { AskBar as Bar } from '../../application/query/ask-bar';
import type { AskHost } from '../../application/query/ask-host';
import type { LoadAskBar } from '../../application/query/load-ask-bar';
import { haveSameShape } from '../../domain/query/part';
import type { Query } from '../../domain/query/query';
import { late } from '../kit/layout/late';
import { Spinner } from '../kit/layout/spinner';
import { Box, Stack } from '../kit/layout/stack';

const AskBar = late(async () => (await import('./ask-bar')).AskBar, { failure: 'note' });

interface Props {
  /** null: the bar is switched off, and nothing is shown. */
  readonly load: LoadAskBar | null;
  /** Its conditions and what changes them: those of the first rendering, for as long as it is shown. */
  readonly queryOf: () => Query;
  readonly onChange: (query: Query) => void;
  /** What a proposal may do to the query; omitted: everything that narrows. */
  readonly allows?: (query: Query) => boolean;
  /** Above the bar: what is to be known of its conditions. */
  readonly children?: ReactNode;
}

/** The query bar in a panel of filters, which narrows and shows rows as they are. */
export function FilterBar({ load, queryOf, onChange, allows = () => true, children }: Props) {
  const [host] = useState<AskHost>(() => ({
    get query() {
      return queryOf();
    },
    change: onChange,
    confirm: onChange,
    show: () => {},
    allows: (query) => allows(query) && haveSameShape(query, queryOf()),
  }));
  const [bar, setBar] = useState<Bar | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (load === null) return undefined;
    let isShown = true;
    load().then(
      (create) => isShown && setBar(create(host)),
      () => isShown && setHasFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [load, host]);
  if (load === null) return null;
  return (
    <Stack as="fieldset" gap={8} pad={0}>
      <Box as="legend" type="small" weight={600} pad="0 0 4">
        Conditions
      </Box>
      {children}
      {hasFailed ? (
        <p role="alert">The conditions could not be loaded. Close and open the panel to try again.</p>
      ) : bar === null ? (
        <Spinner size={16} />
      ) : (
        <AskBar bar={bar} label="Conditions" placeholder="growth > 15, new, a shift …" isInPanel />
      )}
    </Stack>
  );
}
