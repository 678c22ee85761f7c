import { OutlinePage } from '@/components/family/outline-page';
import { type LineagePageProps, lineageMetadata, readLineage } from '../read-lineage';

export const generateMetadata = ({ params }: Pick<LineagePageProps, 'params'>) =>
	lineageMetadata('outline', params);

export default async function FamilyOutline(props: LineagePageProps) {
	return <OutlinePage {...(await readLineage('outline', props, new Date()))} />;
}
