'use client';

import { useRef, useState } from 'react';
import { LifeFields } from '@/components/family/life-fields';
import { memberFields } from '@/components/member/fields';
import { PartialDateField } from '@/components/member/partial-date-field';
import { Checkbox } from '@/components/ui/checkbox';
import { CloseButton } from '@/components/ui/close-button';
import Combobox from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { PhoneNumber } from '@/components/ui/phone-number';
import type { AdminUser } from './answers';
import { type AdminUsersTexts, clanName } from './texts';

/** What is suggested while a value is typed. */
export interface KnownValues {
	clans: readonly string[];
	dynasties: readonly string[];
	locations: readonly string[];
}

interface UserFieldsProps {
	/** Null of a new user. */
	user: AdminUser | null;
	isOwn: boolean;
	known: KnownValues;
	texts: AdminUsersTexts;
	errorAt: (field: string) => string | undefined;
}

/** The id of a field's control. */
export function userInputId(field: string): string {
	return `user-${field}`;
}

/** The fields of a user, filled with what is on record. */
export function UserFields({ user, isOwn, known, texts, errorAt }: UserFieldsProps) {
	const words = texts.form;
	return (
		<>
			<TextField name="name" label={words.name} error={errorAt('name')} defaultValue={user?.name} />
			<TextField name="email" label={words.email} error={errorAt('email')} defaultValue={user?.email} />
			<NumberField
				number={user?.mobileNumber ?? ''}
				e164={user?.mobileE164 ?? null}
				texts={texts}
				error={errorAt('mobileNumber')}
			/>
			<PasswordField
				id={userInputId('password')}
				name="password"
				label={words.password}
				hint={user ? words.passwordKeep : words.passwordNew}
				error={errorAt('password')}
				isRequired={user === null}
				maxLength={memberFields.password.maxLength}
				autoComplete="new-password"
				texts={texts.passwordField}
			/>
			{isOwn && <p className="text-sm text-warning">{words.ownLogin}</p>}
			<KnownField
				name="clan"
				label={words.clan}
				options={known.clans}
				defaultValue={clanName(user?.clan ?? '', texts)}
				error={errorAt('clan')}
				texts={texts}
			/>
			<KnownField
				name="dynasty"
				label={words.dynasty}
				options={known.dynasties}
				defaultValue={user?.dynasty ?? ''}
				error={errorAt('dynasty')}
				texts={texts}
			/>
			<KnownField
				name="location"
				label={words.location}
				options={known.locations}
				defaultValue={user?.location ?? ''}
				error={errorAt('location')}
				texts={texts}
			/>
			<LifeOfUser user={user} isOwn={isOwn} texts={texts} errorAt={errorAt} />
			<RoleField isAdmin={user?.isAdmin ?? false} isOwn={isOwn} texts={texts} />
		</>
	);
}

interface TextFieldProps {
	name: 'name' | 'email';
	label: string;
	defaultValue: string | undefined;
	error: string | undefined;
}

function TextField({ name, label, defaultValue, error }: TextFieldProps) {
	const { kind, maxLength } = memberFields[name];
	return (
		<Field id={userInputId(name)} label={label} error={error} isRequired>
			{(control) => (
				<Input
					{...control}
					name={name}
					type={kind}
					maxLength={maxLength}
					defaultValue={defaultValue}
					autoComplete="off"
					spellCheck={false}
					autoCapitalize={kind === 'email' ? 'none' : 'words'}
				/>
			)}
		</Field>
	);
}

interface NumberFieldProps {
	/** As it is saved, with its E.164 form. */
	number: string;
	e164: string | null;
	texts: AdminUsersTexts;
	error: string | undefined;
}

function NumberField({ number, e164, texts: { form }, error }: NumberFieldProps) {
	const [typed, setTyped] = useState(number);
	const input = useRef<HTMLInputElement>(null);
	const clear = () => {
		setTyped('');
		input.current?.focus();
	};
	return (
		<Field id={userInputId('mobileNumber')} label={form.mobileNumber} error={error}>
			{(control) => (
				<div className="relative">
					<Input
						{...control}
						ref={input}
						name="mobileNumber"
						type="tel"
						maxLength={memberFields.mobileNumber.maxLength}
						autoComplete="off"
						value={typed}
						onChange={(event) => setTyped(event.currentTarget.value)}
						className="pr-12"
					/>
					{typed !== '' && (
						<span className="absolute top-0 right-0 text-text-muted">
							<CloseButton label={form.clearMobile} onClick={clear} />
						</span>
					)}
					{e164 !== null && typed === number && (
						<p className="mt-1 text-sm">
							<PhoneNumber number={number} e164={e164} whatsapp={form.whatsapp} />
						</p>
					)}
				</div>
			)}
		</Field>
	);
}

interface KnownFieldProps {
	name: 'clan' | 'dynasty' | 'location';
	label: string;
	options: readonly string[];
	defaultValue: string;
	error: string | undefined;
	texts: AdminUsersTexts;
}

function KnownField({ name, label, options, defaultValue, error, texts }: KnownFieldProps) {
	return (
		<Field id={userInputId(name)} label={label} error={error}>
			{(control) => (
				<Combobox
					{...control}
					name={name}
					label={label}
					options={options}
					defaultValue={defaultValue}
					texts={texts.combobox}
					maxLength={memberFields[name].maxLength}
				/>
			)}
		</Field>
	);
}

/** Birth and death. Nobody says of themselves that they have died. */
function LifeOfUser({ user, isOwn, texts, errorAt }: Omit<UserFieldsProps, 'known'>) {
	const { form: words, language } = texts;
	const [isDeceased, setDeceased] = useState(user?.isDeceased ?? false);
	if (isOwn)
		return (
			<PartialDateField
				name="dob"
				id={userInputId('dob')}
				legend={words.dob}
				hint={words.dobHint}
				error={errorAt('dob')}
				defaultValue={user?.dob ?? ''}
				language={language}
				texts={texts}
			/>
		);
	return (
		<LifeFields
			idOf={userInputId}
			start={user ?? {}}
			isDeceased={isDeceased}
			onDeceased={setDeceased}
			deceasedHint={words.isDeceasedHint}
			language={language}
			texts={{ edit: words, wizard: words, details: { died: words.dod } }}
			memberTexts={texts}
			errorAt={errorAt}
		/>
	);
}

interface RoleFieldProps {
	isAdmin: boolean;
	isOwn: boolean;
	texts: AdminUsersTexts;
}

function RoleField({ isAdmin, isOwn, texts: { form } }: RoleFieldProps) {
	const [isChosen, setChosen] = useState(isAdmin);
	const hintId = `${userInputId('isAdmin')}-hint`;
	return (
		<div>
			<Checkbox
				id={userInputId('isAdmin')}
				name="isAdmin"
				label={form.isAdmin}
				checked={isChosen}
				onChange={(event) => setChosen(event.currentTarget.checked)}
				aria-describedby={hintId}
			/>
			<p id={hintId} className="text-sm text-text-muted">
				{form.isAdminHint}
			</p>
			<p role="status" className="text-sm text-warning">
				{isOwn && isAdmin && !isChosen && form.ownRole}
			</p>
		</div>
	);
}
