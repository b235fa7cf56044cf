import { useMemo } from 'react';
import { OpenLibrary } from '../../application/library/open-library';
import { PersonalLibrary } from '../../application/library/personal-library';
import { ForgetRecords } from '../../application/own-data/forget-records';
import { LoadOwnData } from '../../application/own-data/own-data';
import { SessionStore } from '../../application/session/session.store';
import { Logger } from '../../application/shared/logger';
import { useResolver } from '../di/resolver';

/** Created here and not bound at the start, because few visits need it. */
export function useForgetRecords(): ForgetRecords {
  const resolver = useResolver();
  return useMemo(
    () =>
      new ForgetRecords(
        resolver.get(LoadOwnData),
        resolver.get(PersonalLibrary),
        resolver.get(OpenLibrary),
        resolver.get(SessionStore),
        resolver.get(Logger),
      ),
    [resolver],
  );
}
