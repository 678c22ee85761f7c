import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeityArticle } from '@/components/deity/deity-article';
import { cutTo } from '@/lib/core/graphemes';
import { splitParagraphs } from '@/lib/core/paragraphs';
import { loadDeity } from '@/lib/deity/loaders';
import { alternatesOf } from '@/lib/i18n/alternates';
import { languageOfPage } from '@/lib/i18n/page';

/** Made anew at most once a minute, and at once when what it shows changes. */
export const revalidate = 60;

interface DeityPageProps {
	params: Promise<{ locale: string; id: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

const descriptionLength = 160;

async function deityOf(params: DeityPageProps['params']) {
	const language = await languageOfPage(params);
	const { id } = await params;
	return { language, deity: (await loadDeity(id, language)) ?? notFound() };
}

export async function generateMetadata({ params }: DeityPageProps): Promise<Metadata> {
	const { language, deity } = await deityOf(params);
	return {
		title: deity.name,
		description: cutTo(descriptionLength, splitParagraphs(deity.description).join(' ')),
		alternates: alternatesOf(`/deity/${deity.id}`, language),
	};
}

export default async function DeityPage({ params }: DeityPageProps) {
	const { language, deity } = await deityOf(params);
	return <DeityArticle deity={deity} language={language} />;
}
