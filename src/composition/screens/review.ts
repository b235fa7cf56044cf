export { ReviewScreen as Component, loadReviewData as loadData } from '../../ui/review/review-screen';
export { reviewModule as module } from './review.module';
