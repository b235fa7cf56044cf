import { ContainerModule } from 'inversify';
import { Viewport } from '../../application/shell/viewport';
import { PagePrinter } from '../../ui/shell/page-printer';
import { provideClass } from '../provide';

export const layoutModule = new ContainerModule((options) => {
  provideClass(options, PagePrinter, [Viewport]);
});
