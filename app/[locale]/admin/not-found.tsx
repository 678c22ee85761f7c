import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { Arch } from '@/components/ui/arch';
import { LinkButton } from '@/components/ui/link-button';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).admin.frame.notFound.title };
}

export default async function AdminNotFound() {
	const { notFound } = getMessages(await getLocale()).admin.frame;
	return (
		<div className="flex flex-col items-center gap-4 py-16 text-center">
			<Arch className="w-36" />
			<h1 className="text-h2 md:text-h2-wide">{notFound.title}</h1>
			<p className="max-w-prose text-text-muted">{notFound.text}</p>
			<LinkButton href="/admin">{notFound.home}</LinkButton>
		</div>
	);
}
