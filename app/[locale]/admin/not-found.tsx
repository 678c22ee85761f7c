import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Arch } from '@/components/ui/arch';
import { LinkButton } from '@/components/ui/link-button';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const t = await getTranslations({
		locale: await languageOfPage(params),
		namespace: 'admin.frame.notFound',
	});
	return { title: t('title') };
}

export default async function AdminNotFound() {
	const t = await getTranslations('admin.frame.notFound');
	return (
		<div className="flex flex-col items-center gap-4 py-16 text-center">
			<Arch className="w-36" />
			<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
			<p className="max-w-prose text-text-muted">{t('text')}</p>
			<LinkButton href="/admin">{t('home')}</LinkButton>
		</div>
	);
}
