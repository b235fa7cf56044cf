/** A folder of src, and the text of a file in a folder below it. */
export type Plant = readonly [folder: string, text: string];

/** Each breaks a rule of docs/architecture.md on what a layer may import. */
export const FORBIDDEN: readonly Plant[] = [
  ['domain', `import { Clock } from '../../application/shared/clock';\nexport const x = Clock;`],
  ['domain', `import type { Clock } from '../../application/shared/clock';\nexport type X = Clock;`],
  ['domain', `export * from '../../application/shared/clock';`],
  ['domain', `export const x = () => import('../../infrastructure/http/http-client');`],
  ['domain', `import { Button } from '../../ui/kit/controls/button';\nexport const x = Button;`],
  ['domain', `import { provide } from '../../composition/provide';\nexport const x = provide;`],
  ['domain', `import { makeAutoObservable } from 'mobx';\nexport const x = makeAutoObservable;`],
  ['domain', `import { readFileSync } from 'node:fs';\nexport const x = readFileSync;`],
  ['domain', `import * as v from 'valibot';\nexport const x = v;`],
  ['domain/query', `import { makeAutoObservable } from 'mobx';\nexport const x = makeAutoObservable;`],
  ['domain/query', `import { Clock } from '../../../application/shared/clock';\nexport const x = Clock;`],

  ['application', `import { HttpClient } from '../../infrastructure/http/http-client';\nexport const x = HttpClient;`],
  ['application', `import { Button } from '../../ui/kit/controls/button';\nexport const x = Button;`],
  ['application', `import { provide } from '../../composition/provide';\nexport const x = provide;`],
  ['application', `import { useState } from 'react';\nexport const x = useState;`],
  ['application', `import { observer } from 'mobx-react-lite';\nexport const x = observer;`],
  ['application', `import { injectable } from 'inversify';\nexport const x = injectable;`],
  ['application', `export const x = () => import('axios');`],

  ['infrastructure', `import { Button } from '../../ui/kit/controls/button';\nexport const x = Button;`],
  ['infrastructure', `import type { Tone } from '../../ui/kit';\nexport type X = Tone;`],
  ['infrastructure', `import { all } from '../../ui';\nexport const x = all;`],
  ['infrastructure', `export const x = () => import('../../ui/charts/builtin-map-frame');`],
  ['infrastructure', `import { provide } from '../../composition/provide';\nexport const x = provide;`],
  ['infrastructure', `import { useState } from 'react';\nexport const x = useState;`],
  [
    'infrastructure',
    `import type { TopicStatusStore as S } from '../../application/decisions/topic-status.store';\nexport type X = S;`,
  ],

  ['ui', `import { HttpClient } from '../../infrastructure/http/http-client';\nexport const x = HttpClient;`],
  ['ui', `import type { HttpClient } from '../../infrastructure/http/http-client';\nexport type X = HttpClient;`],
  ['ui', `import { all } from '../../infrastructure';\nexport const x = all;`],
  ['ui/charts/map', `export const x = () => import('../../../../infrastructure/luzmo/luzmo-view');`],
  ['ui', `import { provide } from '../../composition/provide';\nexport const x = provide;`],
  ['ui', `import { Container } from 'inversify';\nexport const x = Container;`],
  ['ui/explore', `import { useResolved } from '../../di/resolver';\nexport const x = useResolved;`],
  ['ui', `import axios from 'axios';\nexport const x = axios;`],
  ['ui', `import type { AxiosError } from 'axios/index';\nexport type X = AxiosError;`],
  ['ui', `export const x = () => import('@auth0/auth0-spa-js');`],
  ['ui', `export const x = () => import('@luzmo/embed');`],
  ['ui', `export const x = () => import('@intercom/messenger-js-sdk');`],
  ['ui', `import { captureException } from '@sentry/react';\nexport const x = captureException;`],
];

/** What the same rules let through. */
export const ALLOWED: readonly Plant[] = [
  ['domain/query', `import * as v from 'valibot';\nexport const x = v;`],
  ['domain', `import type { AddressParameters as A } from '../shared/address-parameters';\nexport type X = A;`],
  ['application', `import { makeAutoObservable } from 'mobx';\nexport const x = makeAutoObservable;`],
  [
    'application',
    `import type { AddressParameters as A } from '../../domain/shared/address-parameters';\nexport type X = A;`,
  ],
  ['infrastructure', `import axios from 'axios';\nexport const x = axios;`],
  ['infrastructure', `import { Clock } from '../../application/shared/clock';\nexport const x = Clock;`],
  ['ui', `import { Clock } from '../../application/shared/clock';\nexport const x = Clock;`],
  ['ui', `import type { AddressParameters as A } from '../../domain/shared/address-parameters';\nexport type X = A;`],
  ['ui/app', `import { useResolved } from '../../di/resolver';\nexport const x = useResolved;`],
  ['composition', `import { HttpClient } from '../../infrastructure/http/http-client';\nexport const x = HttpClient;`],
  ['composition', `import { Button } from '../../ui/kit/controls/button';\nexport const x = Button;`],
];
