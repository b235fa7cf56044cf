import { getJson } from './get-json';

/** What lib/build-floors.mjs writes for the app floor, by the name of the file. */
export interface Answers {
  readonly shifts: readonly Shift[];
  readonly trends: readonly Point[];
  readonly topics: readonly Point[];
}

interface Shift {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly trends: readonly Card[];
}

export interface Card {
  readonly ssid: number;
  readonly trend_name: string;
}

export interface Point {
  readonly name: string;
  readonly sizing: number;
  readonly growth: number;
  readonly quadrant: number;
  readonly drivers: number;
}

/** Fetches each answer once; it is cached when the screen is left. */
export class AnswerCache {
  readonly #answers = new Map<keyof Answers, Promise<unknown>>();

  get<Name extends keyof Answers>(name: Name): Promise<Answers[Name]> {
    const answer = this.#answers.get(name) ?? getJson(name);
    this.#answers.set(name, answer);
    return answer as Promise<Answers[Name]>;
  }
}
