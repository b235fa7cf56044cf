import { initials } from '../session/user';
import { entityId } from '../shared/entity-id';
import { foldedWords } from '../shared/fold';
import { MEMBER_TEXT_LIMITS, type MemberId } from './member-record';

/** 'maya-7f3a': told apart by its digits, recognised in a folder by its name. */
export function newMemberId(name: string, random: string): MemberId {
  const [word = ''] = foldedWords(name);
  const plain = word.replace(/[^a-z0-9]/g, '').slice(0, 20);
  return entityId<'member'>(`${plain === '' ? 'member' : plain}-${random.slice(-6)}`);
}

/** 'MB' of Maya Brandt, 'MA' of Maya. */
export function memberInitials(name: string): string {
  const known = initials({ nickname: name });
  const first = [...known].length > 1 ? known : [...name.trim()].slice(0, 2).join('').toUpperCase();
  return [...(first === '' ? known : first)].slice(0, MEMBER_TEXT_LIMITS.initials).join('');
}
