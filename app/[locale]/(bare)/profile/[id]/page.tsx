import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import * as z from 'zod';
import { MemberProfile } from '@/components/member/member-profile';
import { PreviewBar } from '@/components/member/preview-bar';
import { loadActor, requireMember } from '@/lib/auth/loaders';
import type { Language } from '@/lib/core/language';
import { loadKin } from '@/lib/family/loaders';
import { languageOfPage } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';
import { findStanding } from '@/lib/matching/standing';
import { isAudience } from '@/lib/member/audience';
import { previewProfile, readProfile } from '@/lib/member/readable-profile';
import { pageMetadata } from '@/lib/seo/metadata';

interface MemberPageProps {
	params: Promise<{ locale: string; id: string }>;
	/** `as` shows a member their own profile as others see it. */
	searchParams: Promise<{ as?: string | string[] }>;
}

const memberId = z.guid();

/** Once a request, for the title and the page: each reading of an administrator is written down. */
const loadProfile = cache(async (id: string, language: Language) => {
	const reader = await requireMember(language, pathIn(language, `/profile/${id}`));
	return memberId.safeParse(id).success ? readProfile(id, { reader, findStanding }, new Date()) : null;
});

async function profileOf(params: MemberPageProps['params']) {
	const language = await languageOfPage(params);
	const { id } = await params;
	return { language, profile: (await loadProfile(id, language)) ?? notFound() };
}

export async function generateMetadata({ params }: Pick<MemberPageProps, 'params'>): Promise<Metadata> {
	const { language, profile } = await profileOf(params);
	const t = await getTranslations({ locale: language, namespace: 'memberProfile' });
	return pageMetadata({
		path: `/profile/${profile._id}`,
		language,
		title: t('title', { name: profile.name }),
	});
}

export default async function MemberPage({ params, searchParams }: MemberPageProps) {
	const { language, profile } = await profileOf(params);
	const { as: audience } = await searchParams;
	const reader = await loadActor();
	const isOwn = reader.kind === 'member' && reader.memberId === profile._id;
	if (!isOwn || !isAudience(audience)) {
		const kin = reader.kind === 'member' ? await loadKin(reader.memberId, profile._id, new Date()) : null;
		return <MemberProfile profile={profile} kin={kin} language={language} />;
	}
	const shown = await previewProfile(profile._id, audience, new Date());
	return (
		<>
			<PreviewBar memberId={profile._id} audience={audience} isShown={shown !== null} language={language} />
			{shown && <MemberProfile profile={shown} kin={null} language={language} />}
		</>
	);
}
