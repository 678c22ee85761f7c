import { getGraph, type Thing } from '@/lib/features/site/seo/dto/structured-data';

/** What a page is about, for machines. Nothing that people typed can end the script. */
export function StructuredData({ data }: { data: readonly Thing[] }) {
	const json = JSON.stringify(getGraph(data)).replace(/[<>&]/g, escaped);
	return <script type="application/ld+json">{json}</script>;
}

function escaped(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
