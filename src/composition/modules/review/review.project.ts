import { CommandGroups } from '../../../application/commands/command';
import { BOARD_COMMANDS } from '../../../application/board/board-commands';
import { REVIEW_COMMANDS } from '../../../application/review/review-commands';
import { contribute, type ProjectPart } from '../../module-manifest';

export const project: ProjectPart = {
  contributes: [contribute(CommandGroups)([REVIEW_COMMANDS, BOARD_COMMANDS])],
};
