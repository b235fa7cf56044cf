export { MainLayout as Component, loadProjectData as loadData } from '../../../ui/shell/main-layout';
