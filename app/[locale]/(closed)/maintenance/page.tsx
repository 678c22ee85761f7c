import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/components/layout/page-messages';
import { MaintenanceForm } from '@/components/site/maintenance/maintenance-form';
import { Arch } from '@/components/ui/arch';
import { buttonClass } from '@/components/ui/button-style';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'maintenance' });
	return pageMetadata({ path: '/maintenance', language, title: t('title'), description: t('description') });
}

/** Where maintenance is turned on and off. Every closed address shows the same words (lib/platform/http/notice.ts). */
export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'maintenance' });
	return (
		<div className="container-page flex flex-col items-center gap-4 py-16 text-center md:py-20">
			<Arch className="w-44" />
			<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
			<p className="max-w-prose text-text-muted">{t('text')}</p>
			{/* To the address of this answer, whichever it is; not Next's own link, which would ask for a part. */}
			<a href="?" className={buttonClass('outline')}>
				{t('retry')}
			</a>
			<PageMessages language={language} name="maintenance">
				<MaintenanceForm language={language} />
			</PageMessages>
		</div>
	);
}
