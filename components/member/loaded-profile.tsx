'use client';

import { FileText, Heart, Mail, MapPin, Pencil, Phone, Trees, UserPlus, UserRound } from 'lucide-react';
import { type FormEvent, Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import { LinkButton } from '@/components/ui/link-button';
import { PhoneNumber } from '@/components/ui/phone-number';
import { PhotoField } from '@/components/ui/photo-field';
import { Progress } from '@/components/ui/progress';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import { readToken, storeSession } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { AccountSettings } from './account-settings';
import { compareProfiles } from './compared-fields';
import { Contact } from './contact';
import { draftOf, hasFile, type MemberProfile, profileChanges, profileOf } from './drafts';
import { FieldGroupInputs } from './field-group-inputs';
import { GivenValues } from './given-values';
import { OwnVerification } from './own-verification';
import { PrivacyPreview } from './privacy-preview';
import { ProfileSection } from './profile-section';
import { type ProfileSectionKey, profileSections, sectionOf } from './profile-sections';
import { fieldErrorsOf, fieldOfInput, inputId, type Refusal, refusalOf, withoutErrorAt } from './refusal';
import { RefusalMessage } from './refusal-message';
import { type MemberTexts, type ProfileTexts, shownValue, titleOfGroup } from './texts';
import { useAddressOptions } from './use-address-options';
import { useVersionedSave } from './use-versioned-save';
import { type Changes, formOf } from './versioned-save';

interface LoadedProfileProps {
	language: Language;
	profile: MemberProfile;
	texts: ProfileTexts;
	memberTexts: MemberTexts;
	/** Told what of the record is another now. */
	onChanged: (changes: Partial<Reply<'GET /api/users/profile'>>) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

const openAtFirst = profileSections.filter(({ isOpenAtFirst }) => isOpenAtFirst).map(({ key }) => key);

/** What gets the focus comes to stand below the buttons that stay at the top. */
const belowToolbar = '**:scroll-mt-12';

/** The own profile, to read and, after "Edit Profile", to change. The fields keep what is typed until it is saved. */
export function LoadedProfile({
	language,
	profile,
	texts,
	memberTexts,
	onChanged,
	onFailure,
}: LoadedProfileProps) {
	const { values } = profile;
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const isSending = useRef(false);
	const [isEditing, setEditing] = useState(false);
	const [isMarried, setMarried] = useState(values.isMarried === 'Yes');
	const [isBusy, setBusy] = useState(false);
	const [isSaved, setSaved] = useState(false);
	const [uploaded, setUploaded] = useState<number | null>(null);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [haveOptionsFailed, setOptionsFailed] = useState(false);
	const { options, loadOptions } = useAddressOptions();
	const versioned = useVersionedSave(texts.conflict, language);
	const [open, setOpen] = useState<readonly ProfileSectionKey[]>(openAtFirst);
	const unsaved = useUnsavedForm();

	const clearMessages = () => {
		setSaved(false);
		setRefusal(null);
		setOptionsFailed(false);
	};
	const refreshOptions = async () => setOptionsFailed(!(await loadOptions()));
	const show = (mode: 'reading' | 'editing', married: boolean) => {
		flushSync(() => {
			clearMessages();
			setEditing(mode === 'editing');
			setMarried(married);
		});
		heading.current?.focus();
	};
	const edit = () => {
		show('editing', isMarried);
		void refreshOptions();
	};
	const refuse = (failure: ApiFailure) => {
		const next = refusalOf(failure.message || texts.saveFailed, fieldErrorsOf(failure), memberTexts);
		setRefusal(next);
		if (next.errors[0]) reveal(inputId(next.errors[0].path));
	};
	const send = (changes: Changes, version: number | null) => {
		const body = formOf({ ...changes, version });
		const onUpload = hasFile(body) ? setUploaded : undefined;
		return callApi('PUT /api/users/profile', { body, onUpload });
	};
	const readNewest = async () => {
		const answer = await callApi('GET /api/users/profile');
		if (!answer.ok || answer.data._id !== profile.id) return null;
		return {
			record: profileOf(answer.data),
			reply: (message: string) => ({ message, user: answer.data }),
		};
	};
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!isEditing || isSending.current) return;
		const { currentTarget } = event;
		isSending.current = true;
		setBusy(true);
		clearMessages();
		const refused = await findRefusedPictures(currentTarget);
		if (refused.length > 0) {
			isSending.current = false;
			setBusy(false);
			return setRefusal(refusalOf(memberTexts.photoField.unsent, refused, memberTexts));
		}
		const changes = profileChanges(new FormData(currentTarget), values);
		await refreshOptions();
		const answer = await versioned.save({
			...{ opened: profile, changes, send, readNewest },
			compare: (mine, base, newest) => compareProfiles(mine, base, newest, memberTexts),
		});
		isSending.current = false;
		setBusy(false);
		setUploaded(null);
		if (answer === null) return;
		if (!answer.ok) {
			if (!onFailure(answer)) refuse(answer);
			return;
		}
		const { user } = answer.data;
		const token = readToken();
		if (token !== null) storeSession(token, user);
		onChanged(user);
		show('reading', profileOf(user).values.isMarried === 'Yes');
		setSaved(true);
	};
	const toggle = (key: ProfileSectionKey) =>
		setOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key]);
	const reveal = (id: string) => {
		const section = sectionOf(fieldOfInput(id));
		if (section && !open.includes(section)) flushSync(() => setOpen([...open, section]));
	};
	const errorAt = (name: string) => refusal?.errors.find(({ path }) => path === name)?.message;
	const shown = (name: 'prefix' | 'location') => values[name] && shownValue(name, values[name], memberTexts);

	return (
		<div className="container-page flex max-w-5xl flex-col gap-5 py-6 md:py-10">
			<form
				ref={form}
				method="post"
				noValidate
				onSubmit={save}
				{...unsaved.watch}
				onInput={({ currentTarget, target }) => {
					setMarried(draftOf(new FormData(currentTarget)).isMarried === 'Yes');
					setRefusal((current) => withoutErrorAt(target, current));
				}}
				className={`flex flex-col gap-5 ${isEditing ? belowToolbar : ''}`}
			>
				<Card className="overflow-hidden print:border-0">
					<div
						aria-hidden="true"
						className="h-20 bg-linear-to-r from-maroon-800 to-maroon-600 md:h-28 print:hidden"
					/>
					<div
						className={`flex flex-col gap-4 px-5 pb-6 md:flex-row md:items-end md:gap-6 md:px-7 ${isEditing ? 'pt-5' : ''}`}
					>
						{!isEditing && <Portrait photo={profile.photo} alt={memberTexts.memberFields.photo} />}
						<div className="min-w-0 flex-1">
							{shown('prefix') && <Badge>{shown('prefix')}</Badge>}
							<h1 ref={heading} tabIndex={-1} className="text-h2 outline-none md:text-h2-wide">
								{values.name ?? texts.unnamed}
							</h1>
							<ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-text-soft">
								<Contact icon={<Mail />}>{profile.email ?? texts.noEmail}</Contact>
								{values.mobileNumber && (
									<Contact icon={<Phone />}>
										<PhoneNumber
											number={values.mobileNumber}
											e164={profile.mobileE164}
											whatsapp={memberTexts.memberFields.whatsapp}
										/>
									</Contact>
								)}
								{shown('location') && <Contact icon={<MapPin />}>{shown('location')}</Contact>}
							</ul>
						</div>
						{!isEditing && (
							<Button className="shrink-0 print:hidden" onClick={edit}>
								<Pencil aria-hidden="true" className="size-4" />
								{texts.edit}
							</Button>
						)}
					</div>
					{isEditing && (
						<div className="border-line border-t px-5 py-5 md:px-7">
							<PhotoField
								id={inputId('photo')}
								name="photo"
								label={memberTexts.memberFields.photo}
								texts={memberTexts.photoField}
								error={errorAt('photo')}
								currentUrl={profile.photo}
							/>
						</div>
					)}
				</Card>
				{isEditing && (
					<div className="sticky top-17 z-20 flex flex-wrap items-center justify-end gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-soft print:hidden">
						{uploaded !== null && <Progress label={texts.uploading} value={uploaded} max={1} />}
						<Button
							look="outline"
							disabled={isBusy}
							onClick={() => show('reading', values.isMarried === 'Yes')}
						>
							{texts.cancel}
						</Button>
						<Button type="submit" busyLabel={isBusy && texts.saving}>
							{texts.save}
						</Button>
					</div>
				)}
				{isSaved && (
					<Banner tone="success" dismiss={{ label: texts.dismiss, onDismiss: () => setSaved(false) }}>
						{texts.saved}
					</Banner>
				)}
				{haveOptionsFailed && (
					<Banner tone="error" dismiss={{ label: texts.dismiss, onDismiss: () => setOptionsFailed(false) }}>
						{texts.optionsFailed}
					</Banner>
				)}
				{refusal && (
					<RefusalMessage
						refusal={refusal}
						dismissLabel={texts.dismiss}
						onDismiss={() => setRefusal(null)}
						reveal={reveal}
					/>
				)}
				{profileSections
					.filter(({ key }) => key !== 'marital' || isMarried)
					.map(({ key, groups }) => (
						<ProfileSection
							key={key}
							title={texts.sections[key]}
							isOpen={open.includes(key)}
							onToggle={() => toggle(key)}
						>
							{groups.map((group) => (
								<Fragment key={group.key}>
									{isEditing ? (
										<FieldGroupInputs
											group={group}
											title={titleOfGroup(group, texts.groups)}
											isAsked
											required={['name']}
											defaults={values}
											texts={memberTexts}
											options={options}
											errorAt={errorAt}
										/>
									) : (
										<GivenValues
											group={group}
											title={titleOfGroup(group, texts.groups)}
											values={values}
											texts={memberTexts}
											notGiven={texts.notGiven}
										/>
									)}
									{group.key === 'privacy' && (
										<p className="-mt-4 text-sm text-text-muted">{texts.matrimonialHint}</p>
									)}
									{group.key === 'privacy' && !isEditing && (
										<PrivacyPreview memberId={profile.id} language={language} texts={texts.preview} />
									)}
								</Fragment>
							))}
						</ProfileSection>
					))}
			</form>
			{versioned.dialog}
			{!isEditing && <OwnVerification profile={profile} language={language} texts={texts.verified} />}
			{!isEditing && (
				<AccountSettings
					language={language}
					texts={texts.account}
					email={profile.email}
					isEmailConfirmed={profile.isEmailConfirmed}
					onEmailConfirmed={() => onChanged({ emailConfirmed: true })}
					emailTexts={texts.emailConfirmation}
					passwordField={memberTexts.passwordField}
					closeLabel={texts.account.close}
					onFailure={onFailure}
				/>
			)}
			<nav aria-label={texts.nextSteps} className="flex flex-col gap-3 sm:flex-row sm:flex-wrap print:hidden">
				<LinkButton href={pathIn(language, '/family-tree')}>
					<UserPlus aria-hidden="true" className="size-5" />
					{texts.addMember}
				</LinkButton>
				<LinkButton look="outline" href={pathIn(language, '/family-tree')}>
					<Trees aria-hidden="true" className="size-5" />
					{texts.viewFamilyTree}
				</LinkButton>
				<LinkButton look="outline" href={pathIn(language, '/matrimonial')}>
					<Heart aria-hidden="true" className="size-5" />
					{texts.matrimonialMatches}
				</LinkButton>
				<LinkButton look="outline" href={pathIn(language, '/biodata')}>
					<FileText aria-hidden="true" className="size-5" />
					{texts.biodata}
				</LinkButton>
			</nav>
		</div>
	);
}

function Portrait({ photo, alt }: { photo: string | null; alt: string }) {
	return (
		<span className="-mt-14 grid size-32 shrink-0 place-items-center overflow-hidden rounded-full border-4 border-surface bg-raised text-text-muted md:size-36 print:mt-0">
			{photo ? (
				<img src={photo} alt={alt} className="size-full object-cover" />
			) : (
				<UserRound aria-hidden="true" className="size-16" />
			)}
		</span>
	);
}
