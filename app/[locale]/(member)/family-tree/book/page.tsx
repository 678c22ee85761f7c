import { BookPage } from '@/components/family/book-page';
import { type LineagePageProps, lineageMetadata, readLineage } from '../read-lineage';

export const generateMetadata = ({ params }: Pick<LineagePageProps, 'params'>) =>
	lineageMetadata('book', params);

export default async function FamilyBook(props: LineagePageProps) {
	const now = new Date();
	return <BookPage {...(await readLineage('book', props, now))} now={now} />;
}
