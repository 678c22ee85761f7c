'use client';

import { FileText, Heart, Mail, MapPin, Pencil, Phone, Trees, UserPlus, UserRound } from 'lucide-react';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { FormErrors } from '@/components/form/form-errors';
import { schemaResolver } from '@/components/form/schema-resolver';
import { type ApiForm, useApiForm } from '@/components/form/use-api-form';
import { useConflict } from '@/components/form/use-conflict';
import { ContactLink } from '@/components/member/contact-link';
import { GivenValueList } from '@/components/member/given-value-list';
import { GroupFields } from '@/components/member/group-fields';
import { MarriageFromTreeNotice } from '@/components/member/marriage-from-tree-notice';
import { PrivacyPreviewPanel } from '@/components/member/privacy-preview-panel';
import { ProfileSectionPanel } from '@/components/member/profile-section-panel';
import { useAddressOptions } from '@/components/member/use-address-options';
import { useWords } from '@/components/member/use-words';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { InScript } from '@/components/ui/in-script';
import { LinkButton } from '@/components/ui/link-button';
import { PhoneNumber } from '@/components/ui/phone-number';
import { PhotoField } from '@/components/ui/photo-field';
import { Progress } from '@/components/ui/progress';
import { callApi, type Reply } from '@/lib/client/api';
import { getForm } from '@/lib/client/form/form-of';
import { profileComparison } from '@/lib/client/member/compared-fields';
import { fieldOfInput, inputId } from '@/lib/client/member/input-id';
import {
	isAskedOf,
	type MemberProfile,
	type MemberValues,
	memberValues,
	profileChanges,
	toMemberProfile,
} from '@/lib/client/member/member-values';
import { shownValue } from '@/lib/client/member/words';
import { readToken, storeSession } from '@/lib/client/session';
import { pathIn } from '@/lib/core/localized-path';
import {
	findSection,
	type ProfileSectionKey,
	profileSections,
} from '@/lib/features/member/rules/member-fields';
import { writeYesNo } from '@/lib/features/member/rules/yes-no';
import { AccountSettingsPanel } from './account-settings-panel';
import { OwnVerificationPanel } from './own-verification-panel';

interface ProfileFormProps {
	profile: MemberProfile;
	onChanged: (changes: Partial<Reply<'GET /api/users/profile'>>) => void;
}

const openAtFirst = profileSections.filter(({ isOpenAtFirst }) => isOpenAtFirst).map(({ key }) => key);

const fieldNames = [
	'photo' as const,
	...profileSections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields)),
];

/** What gets the focus comes to stand below the buttons that stay at the top. */
const belowToolbar = '**:scroll-mt-12';

const loadSchema = () =>
	import('@/lib/features/member/schema').then(({ profileChangesBody }) => profileChangesBody);

/** The own profile, to read and, after "Edit Profile", to change. The tab keeps what is typed until it is saved. */
export function ProfileForm({ profile, onChanged }: ProfileFormProps) {
	const language = useLocale();
	const t = useTranslations('profile');
	const tUnnamed = useTranslations('fallback');
	const words = useWords();
	const { memberFields } = words.messages;
	const { profile: messages, conflict, fieldErrors, errors: errorTexts, photoField } = useMessages();
	const { prefix, location, mobileNumber, written } = profile;
	const heading = useRef<HTMLHeadingElement>(null);
	const [isEditing, setEditing] = useState(false);
	const [isSaved, setSaved] = useState(false);
	const [haveOptionsFailed, setOptionsFailed] = useState(false);
	const { options, loadOptions } = useAddressOptions();
	const question = useConflict(conflict);
	const [open, setOpen] = useState<readonly ProfileSectionKey[]>(openAtFirst);

	const refreshOptions = useCallback(async () => setOptionsFailed(!(await loadOptions())), [loadOptions]);
	const loadNewest = async () => {
		const answer = await callApi('GET /api/users/profile');
		if (!answer.ok || answer.data._id !== profile._id) return null;
		return {
			record: toMemberProfile(answer.data),
			keep: () => ({ message: conflict.kept, user: answer.data }),
		};
	};
	const form: ApiForm<MemberValues> = useApiForm<MemberValues, Reply<'PUT /api/users/profile'>>({
		defaultValues: memberValues(profile),
		resolver: schemaResolver(loadSchema, language, fieldErrors, (typed) => profileChanges(typed, profile)),
		focus: 'summary',
		// The address is changed in the account's part, and is no field of this form.
		draft: { key: 'profileDraft', of: profile._id, version: profile.__v, except: ['email'] },
		picture: { field: 'photo', unsent: photoField.unsent },
		onRefused: (fields) => show(fields.map(findSection)),
		send: async (typed, _submitter, noteShare) => {
			setSaved(false);
			await refreshOptions();
			const { version } = form.draft;
			const changes = profileChanges(typed, profile);
			return question.save({
				opened: { ...profile, __v: version ?? profile.__v },
				// A draft that was begun with an earlier version does not say what was there.
				isBaseKnown: version === null || version === profile.__v,
				changes,
				valuesOf: (stored) => stored,
				comparison: profileComparison(words, changes, profile),
				send: (left, from) =>
					callApi('PUT /api/users/profile', {
						body: getForm({ ...writeYesNo(left), version: from.__v }),
						onUpload: typed.photo ? noteShare : undefined,
					}),
				loadNewest,
			});
		},
		onSent: ({ user }) => {
			const token = readToken();
			if (token !== null) storeSession(token, user);
			// The answer has no `written` where the record had one before and nothing differs now.
			onChanged({ ...user, written: user.written });
			form.reset(memberValues(toMemberProfile(user)));
			turnTo('reading');
			setSaved(true);
		},
	});
	const { errorAt, failure, isBusy, uploaded, draft } = form;
	const [typedIsMarried, typedFormer] = form.watch(['isMarried', 'formerMarriage']);
	const marital = isEditing ? { isMarried: typedIsMarried, formerMarriage: typedFormer } : profile;
	const summary = form.summaryOf(
		fieldNames.map((name) => ({ name, id: inputId(name), label: memberFields[name] })),
	);
	useEffect(() => {
		if (isEditing) void refreshOptions();
	}, [isEditing, refreshOptions]);

	const turnTo = (mode: 'reading' | 'editing') => {
		flushSync(() => {
			setSaved(false);
			setOptionsFailed(false);
			setEditing(mode === 'editing');
		});
		heading.current?.focus();
	};
	const cancel = () => {
		form.dismissFailure();
		draft.discard();
		turnTo('reading');
	};
	const toggle = (key: ProfileSectionKey) =>
		setOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key]);
	const show = (sections: readonly (ProfileSectionKey | undefined)[]) => {
		const closed = sections.filter((key) => key !== undefined && !open.includes(key));
		flushSync(() => setOpen([...open, ...closed.filter((key) => key !== undefined)]));
	};

	return (
		<div className="container-page flex max-w-5xl flex-col gap-5 py-6 md:py-10">
			<FormProvider {...form.methods}>
				<form {...form.formProps} className={`flex flex-col gap-5 ${isEditing ? belowToolbar : ''}`}>
					<Card className="overflow-hidden print:border-0">
						<div
							aria-hidden="true"
							className="h-20 bg-linear-to-r from-maroon-800 to-maroon-600 md:h-28 print:hidden"
						/>
						<div
							className={`flex flex-col gap-4 px-5 pb-6 md:flex-row md:items-end md:gap-6 md:px-7 ${isEditing ? 'pt-5' : ''}`}
						>
							{!isEditing && (
								<span className="-mt-14 grid size-32 shrink-0 place-items-center overflow-hidden rounded-full border-4 border-surface bg-raised text-text-muted md:size-36 print:mt-0">
									{profile.photo ? (
										<img src={profile.photo} alt={memberFields.photo} className="size-full object-cover" />
									) : (
										<UserRound aria-hidden="true" className="size-16" />
									)}
								</span>
							)}
							<div className="min-w-0 flex-1">
								{prefix && <Badge>{shownValue('prefix', prefix, words)}</Badge>}
								<h1 ref={heading} tabIndex={-1} className="text-h2 outline-none md:text-h2-wide">
									{profile.name === '' ? (
										tUnnamed('unnamed')
									) : (
										<InScript text={profile.name} written={written?.name} own={profile.nameInOtherScript} />
									)}
								</h1>
								<ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-text-soft">
									<ContactLink icon={<Mail />}>{profile.email || t('noEmail')}</ContactLink>
									{mobileNumber && (
										<ContactLink icon={<Phone />}>
											<PhoneNumber number={mobileNumber} e164={profile.mobileE164} />
											{!profile.mobileE164 && (
												<span className="block text-sm text-text-muted">{t('noCallLink')}</span>
											)}
										</ContactLink>
									)}
									{location && (
										<ContactLink icon={<MapPin />}>
											<InScript text={location} written={written?.location} />
										</ContactLink>
									)}
								</ul>
							</div>
							{!isEditing && (
								<Button className="shrink-0 print:hidden" onClick={() => turnTo('editing')}>
									<Pencil aria-hidden="true" className="size-4" />
									{t('edit')}
								</Button>
							)}
						</div>
						<div hidden={!isEditing} className="border-line border-t px-5 py-5 md:px-7">
							<PhotoField
								key={`${profile.__v} ${draft.round}`}
								id={inputId('photo')}
								name="photo"
								label={memberFields.photo}
								texts={photoField}
								error={errorAt('photo')}
								currentUrl={profile.photo}
								onPick={(picture) => form.change('photo', picture)}
							/>
						</div>
					</Card>
					{isEditing && (
						<div className="sticky top-17 z-20 flex flex-wrap items-center justify-end gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-soft print:hidden">
							{uploaded !== null && <Progress label={t('uploading')} value={uploaded} max={1} />}
							<Button look="outline" disabled={isBusy} onClick={cancel}>
								{t('cancel')}
							</Button>
							<Button type="submit" busyLabel={isBusy && t('saving')}>
								{t('save')}
							</Button>
						</div>
					)}
					{isSaved && (
						<Banner tone="success" dismiss={{ label: t('dismiss'), onDismiss: () => setSaved(false) }}>
							{t('saved')}
						</Banner>
					)}
					{haveOptionsFailed && (
						<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: () => setOptionsFailed(false) }}>
							{t('optionsFailed')}
						</Banner>
					)}
					{draft.isRestored && <Banner tone="info">{t('draftKept')}</Banner>}
					<FormErrors
						title={failure ? failure.message || t('saveFailed') : errorTexts.input.invalid}
						summary={summary}
						failure={failure}
						dismiss={{ label: t('dismiss'), onDismiss: form.dismissFailure }}
						reveal={(id) => show([findSection(fieldOfInput(id))])}
					/>
					{profileSections
						.filter(({ key }) => key !== 'marital' || marital.isMarried)
						.map(({ key, groups }) => (
							<ProfileSectionPanel
								key={key}
								title={t(`sections.${key}`)}
								isOpen={open.includes(key)}
								onToggle={() => toggle(key)}
							>
								{groups
									.map((group) => ({
										...group,
										fields: group.fields.filter((name) => isAskedOf(marital, name)),
									}))
									.map((group) => (
										// Choices of what others see are no part of the profile on paper.
										<div
											key={group.key}
											className={`contents ${group.key === 'privacy' ? 'print:hidden' : ''}`}
										>
											{isEditing ? (
												<GroupFields
													group={group}
													titles={messages.groups}
													isAsked
													required={['name']}
													options={options}
													errorAt={errorAt}
												/>
											) : (
												<GivenValueList
													group={group}
													titles={messages.groups}
													profile={profile}
													notGiven={t('notGiven')}
												/>
											)}
											{group.key === 'family' && isEditing && (
												<MarriageFromTreeNotice form={form} saved={profile.formerMarriage} />
											)}
											{group.key === 'privacy' && (
												<p className="-mt-4 text-sm text-text-muted">
													{t('matrimonialHint')} {t('introductionHint')}
												</p>
											)}
											{group.key === 'privacy' && !isEditing && (
												<PrivacyPreviewPanel memberId={profile._id} />
											)}
										</div>
									))}
							</ProfileSectionPanel>
						))}
				</form>
			</FormProvider>
			{question.dialog}
			{!isEditing && <OwnVerificationPanel profile={profile} />}
			{!isEditing && (
				<AccountSettingsPanel
					email={profile.email}
					isEmailConfirmed={profile.emailConfirmed}
					onEmailChange={onChanged}
				/>
			)}
			<nav aria-label={t('nextSteps')} className="flex flex-col gap-3 sm:flex-row sm:flex-wrap print:hidden">
				<LinkButton href={pathIn(language, '/family-tree')}>
					<UserPlus aria-hidden="true" className="size-5" />
					{t('addMember')}
				</LinkButton>
				<LinkButton look="outline" href={pathIn(language, '/family-tree')}>
					<Trees aria-hidden="true" className="size-5" />
					{t('viewFamilyTree')}
				</LinkButton>
				<LinkButton look="outline" href={pathIn(language, '/matrimonial')}>
					<Heart aria-hidden="true" className="size-5" />
					{t('matrimonialMatches')}
				</LinkButton>
				<LinkButton look="outline" href={pathIn(language, '/biodata')}>
					<FileText aria-hidden="true" className="size-5" />
					{t('biodata')}
				</LinkButton>
			</nav>
		</div>
	);
}
