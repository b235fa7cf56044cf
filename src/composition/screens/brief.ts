export { BriefScreen as Component, loadBriefData as loadData } from '../../ui/brief/brief-screen';
export { briefModule as module } from './brief.module';
