import { CommandGroups } from '../../../application/commands/command';
import { BOARD_COMMANDS } from '../../../application/board/board-commands';
import { RowActions } from '../../../application/query/row-action';
import { decideRows } from '../../../application/review/decide-rows';
import { REVIEW_COMMANDS } from '../../../application/review/review-commands';
import { contribute, type ProjectPart } from '../../module-manifest';

export const project: ProjectPart = {
  contributes: [contribute(RowActions)([decideRows]), contribute(CommandGroups)([REVIEW_COMMANDS, BOARD_COMMANDS])],
};
