export { BriefScreen as Component, loadBriefData as loadData } from '../../../ui/brief/brief-screen';
export { bindings } from './bindings';
