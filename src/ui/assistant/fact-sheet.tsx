import type { ReactNode } from 'react';
import type { AnswerPart, FactSheet, Reference } from '../../application/assistant/answerer';
import { topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { Row, Stack } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { Prose } from '../kit/media/prose';
import { FigureRows } from '../kit/signal/figure-rows';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { StatusIcon } from '../kit/signal/status-icon';
import styles from './fact-sheet.module.scss';

interface Props {
  readonly sheet: FactSheet;
  readonly onOpen: (reference: Reference) => void;
  readonly line: (parts: readonly AnswerPart[]) => ReactNode;
}

/** All that is known of one item; what the question asks for is marked. */
export function FactSheetView({ sheet, onOpen, line }: Props) {
  const { reference, name, path, quadrant, quadrantBefore, status, parts, unknown, asked } = sheet;
  return (
    <div
      role="group"
      className={styles.sheet}
      data-quadrant={quadrant === null ? undefined : quadrantHue(quadrant)}
      aria-label={`Facts: ${name}`}
    >
      <Row as="header" gap={12} justify="between" align="start">
        <div>
          {path.length > 0 && (
            <Text type="caption" tone="muted">
              {path.join(' › ')}
            </Text>
          )}
          <Text as="h3" type="shift" dir="auto">
            {name}
          </Text>
          <Row as="p" gap="4 12" wrap type="small">
            {quadrant !== null && (
              <Row as="b" gap={8} inline weight={600} tone="strong">
                <i className={styles.dot} /> {quadrant.label}
              </Row>
            )}
            {quadrantBefore !== null && <span>{quadrantBefore}</span>}
            {status !== null && (
              <Row as="span" gap={8} inline>
                <StatusIcon status={status} /> {topicStatusName(status)}
              </Row>
            )}
          </Row>
        </div>
        {reference !== null && (
          <Button variant="outline" size="small" onClick={() => onOpen(reference)}>
            Open card
          </Button>
        )}
      </Row>
      {sheet.description.trim() !== '' && <Prose text={sheet.description} lines={3} />}
      <FigureRows rows={sheet.figures} kind={sheet.type} dates={sheet.dates} marked={asked} />
      <div className={styles.parts}>
        {parts.map((part) => (
          <div key={part.title} data-asked={part.isAsked || undefined}>
            <h4>{part.title}</h4>
            <Stack as="ul" gap={4}>
              {part.lines.map((each, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines never change their order
                <li key={index}>{line(each)}</li>
              ))}
            </Stack>
          </div>
        ))}
        <Text as="div" tone="muted">
          <h4>What is not known</h4>
          <Stack as="ul" gap={4}>
            {unknown.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </Stack>
        </Text>
      </div>
    </div>
  );
}
