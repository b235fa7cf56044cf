import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { TeamLoader, type TeamTools } from '../../application/team/team-loader';
import { countOf } from '../../domain/shared/figures';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { Row } from '../kit/layout/stack';
import { MemberDisc } from '../signal/colleague-line';
import { HouseStyleFields } from '../screens/house-style-fields';
import { MembersDialog } from './members-dialog';
import styles from './team-state.module.scss';

/** Discs that fit beside the tabs. */
const SHOWN = 4;

/** The colleagues and the state of the folder, as the button that opens the members. Only where the project has a team. */
export const TeamState = observer(function TeamState() {
  const { tools } = useResolved(TeamLoader);
  const [isOpen, setOpen] = useState(false);
  const state = tools?.sync.state ?? null;
  if (tools === null || state === null) return null;
  const { colleagues } = tools.store;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.state}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">Members: {countOf(colleagues.length, 'colleague')}. </span>
        <Row as="span" gap={4} className={styles.discs} aria-hidden="true">
          {colleagues.slice(0, SHOWN).map((member) => (
            <MemberDisc key={member.id} member={member} />
          ))}
          {colleagues.length > SHOWN && <span>+{colleagues.length - SHOWN}</span>}
        </Row>
        <span className={styles.words} data-fault={state.isFault || undefined}>
          {state.words}
        </span>
      </Button>
      {isOpen && <Members tools={tools} onClose={() => setOpen(false)} />}
    </>
  );
});

function Members(props: { readonly tools: TeamTools; readonly onClose: () => void }) {
  return <MembersDialog {...props} styleFields={useResolved(HouseStyleFields)} />;
}
