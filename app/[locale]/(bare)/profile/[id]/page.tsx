import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import * as z from 'zod';
import { readSeekerId, type SeekerPageProps } from '@/app/seeker-page';
import { MemberPage } from '@/components/member/member-page';
import { PreviewNotice } from '@/components/member/preview-notice';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { loadKin } from '@/lib/features/family/loaders';
import { getProfileReader } from '@/lib/features/matching/guardians/queries/acting';
import { findRelationship } from '@/lib/features/matching/queries/relationship';
import { withSeeker } from '@/lib/features/matching/rules/seeker-address';
import { isAudience } from '@/lib/features/member/access/audience';
import { previewProfile, readProfile } from '@/lib/features/member/queries/read-profile';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { readFor, requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage } from '@/lib/platform/i18n/page';

interface MemberPageProps {
	params: Promise<{ locale: string; id: string }>;
	/** `as` shows a member their own profile as others see it; `for` names the candidate for whom a guardian reads. */
	searchParams: SeekerPageProps['searchParams'];
}

const memberId = z.guid();

const profilePath = (language: Language, id: string, candidateId: string | null) =>
	pathIn(language, withSeeker(`/profile/${id}`, candidateId));

/** Once a request, for the title and the page: each reading of an administrator is written down. */
const loadProfile = cache(async (id: string, candidateId: string | null, language: Language) => {
	const path = profilePath(language, id, candidateId);
	const actor = await requireMember(language, path);
	if (!memberId.safeParse(id).success) return null;
	return readFor(path, readAs(actor, { id, candidateId, language }));
});

interface Reading {
	id: string;
	candidateId: string | null;
	language: Language;
}

/** Null also for a member who is not the candidate's guardian any more. */
async function readAs(actor: MemberActor, { id, candidateId, language }: Reading) {
	const now = new Date();
	try {
		const reader = await getProfileReader(actor, candidateId ?? undefined, now);
		return await readProfile(id, { reader, findRelationship, language }, now);
	} catch (error) {
		if (error instanceof DomainError && error.code === 'notFound') return null;
		throw error;
	}
}

async function getProfile({ params, searchParams }: MemberPageProps) {
	const language = await languageOfPage(params);
	const { id } = await params;
	const candidateId = await readSeekerId(searchParams);
	return { language, candidateId, profile: (await loadProfile(id, candidateId, language)) ?? notFound() };
}

export async function generateMetadata(props: MemberPageProps): Promise<Metadata> {
	const { language, profile } = await getProfile(props);
	const t = await getTranslations({ locale: language, namespace: 'memberProfile' });
	return pageMetadata({
		path: `/profile/${profile._id}`,
		language,
		title: t('title', { name: profile.written?.name ?? profile.name }),
	});
}

export default async function Page(props: MemberPageProps) {
	const { language, candidateId, profile } = await getProfile(props);
	const { as: audience } = await props.searchParams;
	const path = profilePath(language, profile._id, candidateId);
	const reader = await requireMember(language, path);
	const isOwn = reader.memberId === profile._id;
	if (!isOwn || !isAudience(audience)) {
		const kin = await readFor(path, loadKin(reader.memberId, profile._id, language, new Date()));
		return <MemberPage profile={profile} kin={kin} isOwn={isOwn} language={language} />;
	}
	const shown = await readFor(path, previewProfile(profile._id, audience, language, new Date()));
	return (
		<>
			<PreviewNotice
				memberId={profile._id}
				audience={audience}
				isShown={shown !== null}
				language={language}
			/>
			{shown && <MemberPage profile={shown} kin={null} language={language} />}
		</>
	);
}
