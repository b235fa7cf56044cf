import { safeLink } from '../shared/safe-link';
import { FIGURES } from '../topic/figures';
import { topicStatusName } from '../topic/topic-status';
import { type Brief, type BriefTopic, originText, readingText, type BriefHead } from './brief';
import { citedBy, NO_SOURCE, type Reference } from './references';
import { isolated } from '../shared/words';
import { decisionText, figureText, rankText, statementOf, textOfFigure } from './brief-words';
import { ACTION_NAMES, ACTION_PARTS, hasAction, type BriefSection } from '../personal/brief-content';

/**
 * The brief as Markdown.
 * @param plain makes plain text of a text of the data, which may hold HTML
 */
export function briefMarkdown(brief: Brief, head: BriefHead, plain: (text: string) => string): string {
  const has = (section: BriefSection): boolean => head.parts.includes(section);
  const blocks = [
    ...(has('title') ? [`# ${nameLine(head.title)}`, line(head.question)] : []),
    `${line(head.source)}. ${head.day}.`,
    ...(has('conclusion') ? recommendation(brief, head.conclusion) : []),
    ...(has('summary') ? [brief.summary.map(({ lead, text }) => `**${lead}** ${line(text)}`).join(' ')] : []),
    ...(has('list') ? [table(brief)] : []),
    ...(has('topics') ? brief.topics.flatMap((topic) => topicBlocks(topic, has, plain)) : []),
    ...(has('imagine') ? imagined(brief, plain) : []),
    ...(has('sources') && brief.references.length > 0
      ? ['## Sources', brief.references.map(referenceLine).join('\n')]
      : []),
    ...(has('reading') ? ['## How to read the figures', paragraphs(readingText(head))] : []),
    `${line(originText(head, brief.since))}${head.address === '' ? '' : `\n\n<${head.address}>`}`,
  ];
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`;
}

function table({ topics }: Brief): string {
  const rows = topics.map((of) => {
    const { number, topic, status, references } = of;
    const cells = [
      `${number}`,
      nameLine(topic.name),
      line(topic.quadrant.label),
      textOfFigure(of, 'growth'),
      textOfFigure(of, 'sizing'),
      decisionText(status),
      `${references.length}`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = '| | Topic | Quadrant | Growth | Average sizing | Status | Sources |';
  return [head, '| ---: | --- | --- | ---: | ---: | --- | ---: |', ...rows].join('\n');
}

function recommendation({ topics }: Brief, conclusion: string): readonly string[] {
  const steps = topics.filter(hasAction).map(({ number, topic, action, status }) => {
    const cells = [
      `${number}`,
      isolated(topic.name),
      ...ACTION_PARTS.map((part) => action[part]),
      status === null ? '' : topicStatusName(status),
    ];
    return `| ${cells.map(line).join(' | ')} |`;
  });
  if (steps.length === 0 && conclusion.trim() === '') return [];
  const names = ACTION_PARTS.map((part) => ACTION_NAMES[part]).join(' | ');
  const head = [`| | Topic | ${names} | Status |`, '| ---: | --- | --- | --- | --- | --- |'];
  const table = steps.length === 0 ? '' : [...head, ...steps].join('\n');
  return ['## Recommendation', paragraphs(conclusion), table];
}

function topicBlocks(of: BriefTopic, has: (section: BriefSection) => boolean, plain: (text: string) => string) {
  const { number, topic, status, rows, movement, note, dataPoints, provocations, references, missing } = of;
  const cite = (reference: number | null): string => {
    if (!has('sources')) return '';
    return reference === null ? ` ${NO_SOURCE}` : ` [${reference}]`;
  };
  return [
    `## ${number}. ${nameLine(topic.name)}`,
    `${line(topic.quadrant.label)}${status === null ? '' : `. Status: ${topicStatusName(status)}`}`,
    rows
      .filter(({ value }) => value !== null)
      .map((row) => {
        const rank = rankText(row, 'topic');
        return `- ${FIGURES[row.figure].label}: ${figureText(row)}${rank === null ? '' : `, ${rank}`}`;
      })
      .join('\n'),
    movement === null ? '' : line(movement),
    of.team === undefined ? '' : `Team: ${line(of.team)}`,
    paragraphs(plain(topic.description)),
    note === '' ? '' : `> Note: ${paragraphs(note).replaceAll('\n', '\n> ')}`,
    dataPoints
      .map(({ value, description, reference }) => {
        const text = description === null ? '' : `: ${line(plain(description))}`;
        return `- **${line(value)}**${text}${cite(reference)}`;
      })
      .join('\n'),
    has('imagine') || provocations[0] === undefined ? '' : `*Imagine if…* ${line(plain(provocations[0]))}`,
    has('evolution')
      ? of.evolution.map(({ label, text }) => `- ${nameLine(label)}: ${line(plain(text))}`).join('\n')
      : '',
    has('sources') && references.length > 0 ? `Sources ${references.map((each) => `[${each}]`).join(' ')}` : '',
    missing.length > 0 ? `*Not loaded: ${missing.join(', ')}.*` : '',
  ];
}

function imagined({ topics }: Brief, plain: (text: string) => string): readonly string[] {
  const lists = topics.flatMap(({ number, topic, provocations }) => {
    const statements = provocations.map((text) => statementOf(plain(text))).filter(Boolean);
    return statements.length === 0
      ? []
      : [`### ${number}. ${nameLine(topic.name)}`, statements.map((text) => `- ${line(text)}`).join('\n')];
  });
  return lists.length === 0 ? [] : ['## Imagine if…', ...lists];
}

function referenceLine({ number, title, url, classification, topics }: Reference): string {
  const link = safeLink(url);
  const address = link === null ? (url === null ? '' : ` ${line(url)}`) : ` <${link.href}>`;
  const named = citedBy(topics);
  return `- [${number}] ${nameLine(title)}${address} (${[classification && line(classification), named].filter(Boolean).join('; ')})`;
}

function nameLine(name: string): string {
  return isolated(line(name));
}

/** One line, in which nothing is a sign of Markdown. */
function line(text: string): string {
  return escaped(text.replaceAll(/\s+/g, ' ').trim());
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(listLine).join('\n'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** A line of a text in which a user has written a list: its mark stays one. */
function listLine(text: string): string {
  const [, indent = '', mark = '', rest = ''] = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/.exec(text) ?? [];
  return mark === '' ? line(text) : `${indent.replaceAll('\t', '  ')}${mark} ${line(rest)}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`).replace(/^(#{1,6}\s|[-+]\s|\d+[.)]\s)/, String.raw`\$1`);
}
