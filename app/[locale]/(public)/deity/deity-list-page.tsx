import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeityCountList } from '@/components/heritage/deity/deity-count-list';
import { DeityList } from '@/components/heritage/deity/deity-list';
import { PageBanner } from '@/components/layout/page-banner';
import { StructuredData } from '@/components/layout/structured-data';
import { loadDeities } from '@/lib/features/heritage/deity/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

type DeityListName = 'directory' | 'devi' | 'devta';

const paths = { directory: '/deity', devi: '/devi', devta: '/devta' } as const satisfies Record<
	DeityListName,
	string
>;

/** Makes the `generateMetadata` of the page of all deities, or of those of one kind. */
export function deityListMetadata(list: DeityListName) {
	return async ({ params }: { params: PageParams }): Promise<Metadata> => {
		const language = await languageOfPage(params);
		const t = await getTranslations({ locale: language, namespace: `deities.${list}` });
		return pageMetadata({ path: paths[list], language, title: t('title'), description: t('description') });
	};
}

interface DeityListPageProps {
	list: DeityListName;
	params: PageParams;
}

/** The page of all deities, or of those of one kind. */
export async function DeityListPage({ list, params }: DeityListPageProps) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language });
	const deities = await loadDeities(language);
	const title = t(`deities.${list}.title`);
	return (
		<>
			<StructuredData data={[breadcrumbs(siteIn(language), { name: title, path: paths[list] })]} />
			<PageBanner title={title} text={t(`deities.${list}.text`)}>
				{list === 'directory' && <DeityCountList language={language} deities={deities} />}
			</PageBanner>
			<DeityList
				language={language}
				deities={deities.filter(({ deityType }) => list === 'directory' || deityType === list)}
				list={list}
				empty={{
					title: t(list === 'directory' ? 'deities.directory.empty' : `home.${list}s.empty`),
					text: t('home.deities.soon'),
				}}
			/>
		</>
	);
}
