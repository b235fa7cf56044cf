import type { TopicTexts } from '../../domain/query/query-facts';
import { shortDay, shortLocalDay } from '../../domain/shared/calendar';
import { isDecided, topicStatusName } from '../../domain/topic/topic-status';
import type { TeamStore } from './team.store';

const WHO = 'who decided|who has decided|decided by whom|by whom|since when|when was it decided|when decided';
const WER = 'wer entschieden hat|wer hat entschieden|von wem|seit wann';

/** What of the team can be asked of topics: who decided what and when, why, and who has which task. */
export function teamTexts({ taskOf }: Pick<TeamStore, 'taskOf'>): readonly TopicTexts[] {
  return [
    {
      name: 'deciders',
      words: 'deciders|decider',
      asks: `${WHO}|${WER}`,
      saysWho: true,
      of: (topic, { decisionsOf }) =>
        decisionsOf(topic)?.flatMap(({ name, status, decision }) => {
          if (!isDecided(status)) return [];
          const since = decision == null ? null : shortLocalDay(decision.at, 'en');
          return [`${name}: ${topicStatusName(status)}${since === null ? '' : ` since ${since}`}`];
        }) ?? null,
    },
    {
      name: 'reasons',
      words: 'reason|reasons|justification|justifications|Begründung|Begründungen',
      asks: 'what reasons|which reasons|welche Begründung|welche Begründungen',
      of: (topic, { decisionsOf }) =>
        decisionsOf(topic)?.flatMap(({ name, decision }) =>
          decision?.reason == null ? [] : [`${name}: ${decision.reason}`],
        ) ?? null,
    },
    {
      name: 'tasks',
      words: 'task|tasks|to-do|to-dos|todo|todos|Aufgabe|Aufgaben',
      asks: 'who is responsible|what tasks|which tasks|wer ist verantwortlich|welche Aufgaben',
      of({ id }) {
        const task = taskOf(id);
        if (task === null || task.isDone) return [];
        const due = task.due === null ? '' : ` by ${shortDay(task.due, 'en')}`;
        return [`${[task.name, task.task].filter((each) => each !== null && each !== '').join(': ')}${due}`];
      },
    },
  ];
}
