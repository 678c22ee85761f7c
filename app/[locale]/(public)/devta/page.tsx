import { deityListPage } from '../deity/deity-list-page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

const { Page, generateMetadata } = deityListPage('devta');

export { generateMetadata };
export default Page;
