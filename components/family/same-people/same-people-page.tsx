import { getTranslations } from 'next-intl/server';
import { FamilySectionPage } from '@/components/family/tree/family-section-page';
import { PageMessages } from '@/components/layout/page-messages';
import { BackLink } from '@/components/ui/back-link';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { SamePeoplePanel } from './same-people-panel';

/** Who of a member's tree is likely the same person as somebody of another tree. */
export async function SamePeoplePage({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'samePeople' });
	return (
		<FamilySectionPage current="same" language={language}>
			<div className="flex max-w-4xl flex-col gap-5">
				<div>
					<BackLink href={pathIn(language, '/family-tree')} label={t('back')} />
					<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
					<p className="mt-2 text-text-soft">{t('intro')}</p>
				</div>
				<PageMessages language={language} name="same-people-page">
					<SamePeoplePanel />
				</PageMessages>
			</div>
		</FamilySectionPage>
	);
}
