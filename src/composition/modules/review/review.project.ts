import { BOARD_COMMANDS } from '../../../application/board/board-commands';
import { REVIEW_COMMANDS } from '../../../application/review/review-commands';
import type { ProjectPart } from '../../module-manifest';

export const project: ProjectPart = {
  commands: [REVIEW_COMMANDS, BOARD_COMMANDS],
};
