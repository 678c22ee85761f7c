import { AncestorsPage } from '@/components/family/ancestors-page';
import { type LineagePageProps, lineageMetadata, readLineage } from '../read-lineage';

export const generateMetadata = ({ params }: Pick<LineagePageProps, 'params'>) =>
	lineageMetadata('ancestors', params);

export default async function FamilyAncestors(props: LineagePageProps) {
	return <AncestorsPage {...(await readLineage('ancestors', props, new Date()))} />;
}
