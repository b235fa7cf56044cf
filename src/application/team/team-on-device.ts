import type { RecordKeeper } from '../personal/record-keeper';
import type { DataOwner } from '../session/personal-keys';
import { token } from '../shared/token';

/** What this browser has of teams, for those who save it as a file or log out. Its code is loaded with the first call. */
export interface TeamOnDevice {
  records(): Promise<RecordKeeper>;
  /** Removes what is a text of the organisation's data. Never rejects. */
  forgetTexts(owner: DataOwner): Promise<void>;
}

export const TeamOnDevice = token<TeamOnDevice>('TeamOnDevice');
