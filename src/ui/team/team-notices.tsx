import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { countOf } from '../../domain/shared/figures';
import { joined } from '../../domain/shared/words';
import { FileInput } from '../kit/files/file-input';
import { Button } from '../kit/controls/button';
import { LeadNotices } from './team-lead';
import { TeamNotice } from './team-notice';
import type { TeamTools } from '../../application/team/team-loader';
import type { ExchangeFiles } from '../../application/team/exchange-files';
import { download } from '../kit/files/download';

interface Props {
  readonly tools: TeamTools;
}

/** What lies in the folder and is not as this browser knows it, each with its answers. */
export const TeamNotices = observer(function TeamNotices({ tools }: Props) {
  const { ownership, found: record, store, acts, lead } = tools;
  const { counts: found } = record;
  const { stray } = store;
  const team = store.current?.stored.team;
  if (team === undefined) return null;
  const owner = lead.nameOf(team);
  const { unrecorded } = acts;
  return (
    <>
      {found !== null && (
        <TeamNotice
          answers={[
            ['Add them', record.takeIn],
            ['Ignore them', record.leaveOut],
          ]}
        >
          Your file, or a copy of it, has entries that this browser does not know: {foundWords(found)}. Only yours are
          written.
        </TeamNotice>
      )}
      {store.questions.map((question) => (
        <TeamNotice
          key={`${question.id} ${question.key}`}
          answers={
            question.known === store.own?.id
              ? [
                  ['This is me too', () => ownership.joinOwn(question)],
                  ['It is someone else', () => ownership.trust(question)],
                  ['Leave it out', () => ownership.distrust(question)],
                ]
              : [
                  ['Count it', () => ownership.trust(question)],
                  ['Leave it out', () => ownership.distrust(question)],
                ]
          }
        >
          {question.key === ''
            ? `A file says it is from ${question.name}, but it is not signed.`
            : `A file says it is from ${question.name}, but another computer wrote it.`}{' '}
          Until you answer, it counts for nothing.
        </TeamNotice>
      ))}
      {store.isTeamForeign && (
        <TeamNotice>
          The file of the team, team.json, was changed by someone other than {owner}, who leads the team. It changes
          nothing here.
        </TeamNotice>
      )}
      {unrecorded.length > 0 && (
        <TeamNotice answers={[['Add them as mine', () => acts.adopt(unrecorded)]]}>
          The service has {countOf(unrecorded.length, 'status', 'statuses')} of yours that the team does not see: your
          decisions from now on are added automatically.
        </TeamNotice>
      )}
      {stray !== null && (
        <TeamNotice answers={store.isOwner && stray.id !== team.id ? [['Put our file back', ownership.putBack]] : []}>
          {stray.id === team.id
            ? `A file of the team names ${lead.nameOf(stray)} as its lead, not ${owner}.`
            : `There is a file of another team, “${stray.name}” of ${lead.nameOf(stray)}.`}{' '}
          It changes nothing here. To move to it, leave this team and join again.
        </TeamNotice>
      )}
      <LeadNotices tools={tools} />
    </>
  );
});

function foundWords({
  decisions,
  comments,
  responsibilities,
  isSameAs,
  name,
}: NonNullable<TeamTools['found']['counts']>): string {
  return joined([
    ...(decisions > 0 ? [`decisions on ${countOf(decisions, 'topic')}`] : []),
    ...(comments > 0 ? [countOf(comments, 'comment')] : []),
    ...(responsibilities > 0 ? [`who is responsible for ${countOf(responsibilities, 'topic')}`] : []),
    ...(isSameAs ? ['that another member is you'] : []),
    ...(name === null ? [] : [`the name ${name}`]),
  ]);
}

interface PartButtonsProps {
  readonly files: ExchangeFiles;
  readonly variant: 'quiet' | 'outline';
  /** What came of the files that were read. */
  readonly onRead: (words: string) => void;
}

/** Saves the own part as a file. */
async function saveOwnPart(files: ExchangeFiles): Promise<void> {
  const own = await files.own();
  if (own !== null) download(new Blob([own.content], { type: 'application/json' }), own.fileName);
}

/** Members without a folder exchange files, one with the part of each member. */
export function PartButtons({ files, variant, onRead }: PartButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        Add a colleague’s part
      </Button>
      <Button variant={variant} onClick={() => void saveOwnPart(files)}>
        Save my part
      </Button>
      <FileInput
        ref={input}
        label="Parts of colleagues"
        accept="application/json,.json"
        isMultiple
        onChoose={(chosen) => void files.take(chosen).then(onRead)}
      />
    </>
  );
}
