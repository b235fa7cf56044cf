import { makeAutoObservable, runInAction } from 'mobx';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import type { HouseStyleStore } from '../../../application/workspace/house-style.store';
import type { SlideWriter } from '../../../application/brief/slides/slide-deck';
import type { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import type { Clipboard, Clock, Logger } from '../../../application/shared/browser-ports';
import type { CopyLink } from '../../../application/workspace/copy-link';
import type { ToastStore } from '../../../application/shared/toast.store';
import type { TopicColumns } from '../../../application/workspace/topic-columns';
import type { RecordUsage } from '../../../application/tracking/record-usage';
import type { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { briefMarkdown } from '../../../domain/brief/brief-markdown';
import { countOf } from '../../../domain/shared/figures';
import { exportFileName } from '../../../domain/filters/view-outline';
import { CURRENT_DATA } from '../../../domain/workspace/explore-tab';
import type { BriefFormat } from '../../../domain/tracking/usage-event';
import { exportTopics } from '../../charts/export/signal-sheet';
import { download } from '../../kit/files/download';
import { plainTexts } from './plain-texts';
import { BY_REFERENCE } from '../../../application/shared/by-reference';

interface ExportStores {
  readonly statuses: TopicStatusStore;
  readonly workspace: WorkspaceStore;
  readonly clipboard: Clipboard;
  readonly links: CopyLink;
  readonly slides: SlideWriter;
  readonly toasts: ToastStore;
  readonly usage: RecordUsage;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly columns: TopicColumns;
  readonly house: HouseStyleStore;
}

const POWERPOINT = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Makes files and texts of the brief, and says so in toasts. */
export class BriefExports {
  /** What is being made. */
  making: BriefFormat | null = null;
  readonly #stores: ExportStores;

  constructor(stores: ExportStores) {
    this.#stores = stores;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  async take(model: BriefViewModel, format: BriefFormat | 'markdown-file'): Promise<void> {
    if (this.making !== null) return;
    const kind = format === 'markdown-file' ? 'markdown' : format;
    runInAction(() => (this.making = kind));
    try {
      await this.#make(model, format);
      model.opener.keep();
      this.#record(model, kind);
    } catch (error) {
      this.#stores.logger.error('Failed to export the brief:', error);
      const text = format === 'markdown' ? 'It could not be copied.' : 'The file could not be made.';
      this.#stores.toasts.show({ kind: 'export', tone: 'error', text });
    } finally {
      runInAction(() => (this.making = null));
    }
  }

  async #make(model: BriefViewModel, format: BriefFormat | 'markdown-file'): Promise<void> {
    const { clipboard, links, toasts, slides } = this.#stores;
    switch (format) {
      case 'print':
        window.print();
        return;
      case 'link':
        await links.run(model.link, {
          done: `Copied. ${model.linkText}`,
          tooLong: 'The brief has too many topics for a link.',
          failed: 'It could not be copied.',
        });
        return;
      case 'csv':
        exportTopics(model.topics, model.title, this.#stores);
        return;
      case 'markdown':
        await clipboard.write(await markdownOf(model));
        toasts.show({ kind: 'export', tone: 'success', text: 'The brief has been copied as Markdown.' });
        return;
      case 'markdown-file': {
        const text = await markdownOf(model);
        download(new Blob([text], { type: 'text/markdown;charset=utf-8' }), `${this.#fileNameOf(model)}.md`);
        toasts.show({ kind: 'export', text: 'Markdown saved to your downloads.' });
        return;
      }
      case 'powerpoint': {
        const { slidesOf } = await import('./slides-of');
        const deck = await slidesOf(model, this.#stores.house.style);
        download(new Blob([await slides.write(deck)], { type: POWERPOINT }), `${this.#fileNameOf(model)}.pptx`);
        const text = `PowerPoint with ${countOf(deck.slides.length, 'slide')} saved to your downloads.`;
        toasts.show({ kind: 'export', text });
        return;
      }
    }
  }

  #fileNameOf({ title }: BriefViewModel): string {
    const { workspace, clock } = this.#stores;
    return exportFileName(workspace.currentName ?? '', title, CURRENT_DATA, clock.now());
  }

  #record({ topics }: BriefViewModel, format: BriefFormat): void {
    const { workspace, usage } = this.#stores;
    if (workspace.currentId === null) return;
    const payload = { sow_id: workspace.currentId, topic_count: topics.length, format };
    usage.record({ name: 'clicked_on_export_brief', payload });
  }
}

async function markdownOf({ brief, head }: BriefViewModel): Promise<string> {
  return briefMarkdown(brief, head, await plainTexts(brief));
}
