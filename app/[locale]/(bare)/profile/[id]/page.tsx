import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import * as z from 'zod';
import { MemberProfile } from '@/components/member/member-profile';
import { PreviewBar } from '@/components/member/preview-bar';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { loadKin } from '@/lib/features/family/loaders';
import { findRelationship } from '@/lib/features/matching/relationship';
import { isAudience } from '@/lib/features/member/audience';
import { previewProfile, readProfile } from '@/lib/features/member/readable-profile';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { readFor, requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage } from '@/lib/platform/i18n/page';

interface MemberPageProps {
	params: Promise<{ locale: string; id: string }>;
	/** `as` shows a member their own profile as others see it. */
	searchParams: Promise<{ as?: string | string[] }>;
}

const memberId = z.guid();

const profilePath = (language: Language, id: string) => pathIn(language, `/profile/${id}`);

/** Once a request, for the title and the page: each reading of an administrator is written down. */
const loadProfile = cache(async (id: string, language: Language) => {
	const path = profilePath(language, id);
	const reader = await requireMember(language, path);
	if (!memberId.safeParse(id).success) return null;
	return readFor(path, readProfile(id, { reader, findRelationship, language }, new Date()));
});

async function getProfile(params: MemberPageProps['params']) {
	const language = await languageOfPage(params);
	const { id } = await params;
	return { language, profile: (await loadProfile(id, language)) ?? notFound() };
}

export async function generateMetadata({ params }: Pick<MemberPageProps, 'params'>): Promise<Metadata> {
	const { language, profile } = await getProfile(params);
	const t = await getTranslations({ locale: language, namespace: 'memberProfile' });
	return pageMetadata({
		path: `/profile/${profile._id}`,
		language,
		title: t('title', { name: profile.written?.name ?? profile.name }),
	});
}

export default async function MemberPage({ params, searchParams }: MemberPageProps) {
	const { language, profile } = await getProfile(params);
	const { as: audience } = await searchParams;
	const path = profilePath(language, profile._id);
	const reader = await requireMember(language, path);
	const isOwn = reader.memberId === profile._id;
	if (!isOwn || !isAudience(audience)) {
		const kin = await readFor(path, loadKin(reader.memberId, profile._id, language, new Date()));
		return <MemberProfile profile={profile} kin={kin} language={language} />;
	}
	const shown = await readFor(path, previewProfile(profile._id, audience, language, new Date()));
	return (
		<>
			<PreviewBar memberId={profile._id} audience={audience} isShown={shown !== null} language={language} />
			{shown && <MemberProfile profile={shown} kin={null} language={language} />}
		</>
	);
}
