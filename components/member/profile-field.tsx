'use client';

import { type Messages, useMessages } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import type { AddressOptions } from '@/lib/client/member/address-options';
import { inputId } from '@/lib/client/member/input-id';
import { type FieldLabels, shownValue } from '@/lib/client/member/words';
import { type MemberFieldName, memberFields } from '@/lib/features/member/rules/member-fields';
import { MobileField } from './mobile-field';
import { useWords } from './use-words';

/** Most of the weight of these forms, and never in what a visitor sees first. */
export const loadCombobox = () => import('@/components/ui/combobox');

const Combobox = lazy(loadCombobox);

/** With the tables of names. */
const SpellingField = lazy(() => import('./spelling-field'));

/** For who writes a clan that is not on the list. */
const KhaanpSuggestionList = lazy(() => import('./khaanp-suggestion-list'));

/** How a form asks about a person other than its reader. */
export interface FieldWords {
	labels?: FieldLabels | undefined;
	hints?: Messages['memberFieldHints'] | undefined;
	/** The reader may not know the person well: "Not known" is a choice beside each Yes and No. */
	mayNotKnow?: boolean;
}

interface ProfileFieldProps extends FieldWords {
	name: MemberFieldName;
	isRequired?: boolean;
	error?: string | undefined;
	options: AddressOptions;
	onAnswer?: ((name: MemberFieldName) => void) | undefined;
}

interface InputProps extends Omit<ProfileFieldProps, 'hints'> {
	labels: FieldLabels;
	hint: string | undefined;
}

/** The control for one field of a member, of the kind its definition says. */
export function ProfileField({ labels, hints, ...field }: ProfileFieldProps) {
	const messages = useMessages();
	const known: Partial<Record<string, string>> = hints ?? messages.memberFieldHints;
	const props = { ...field, labels: labels ?? messages.memberFields, hint: known[field.name] };
	switch (memberFields[field.name].kind) {
		case 'radio':
			return <RadioInput {...props} />;
		case 'yesNo':
			return <YesNoInput {...props} />;
		case 'choice':
			return <ChoiceInput {...props} />;
		case 'clan':
			return <ClanInput {...props} />;
		case 'known':
		case 'gotra':
			return <KnownInput {...props} />;
		case 'password':
			return <PasswordInput {...props} />;
		case 'tel':
			return <MobileNumber {...props} />;
		case 'spelling':
			return <SecondSpelling {...props} />;
		default:
			return <TextInput {...props} />;
	}
}

function TextInput({ name, labels, hint, isRequired = false, error }: InputProps) {
	const { kind, maxLength, autoComplete = 'off' } = memberFields[name];
	const { register } = useFormContext();
	return (
		<Field id={inputId(name)} label={labels[name]} hint={hint} error={error} isRequired={isRequired}>
			{(control) => (
				<Input
					{...control}
					{...register(name)}
					type={kind === 'number' ? 'text' : kind}
					inputMode={kind === 'number' ? 'numeric' : undefined}
					maxLength={maxLength}
					autoComplete={autoComplete}
					autoCapitalize={kind === 'email' ? 'none' : 'words'}
				/>
			)}
		</Field>
	);
}

function MobileNumber({ name, labels, hint, isRequired = false, error }: InputProps) {
	const { maxLength } = memberFields[name];
	return <MobileField {...{ name, hint, error, isRequired, maxLength }} label={labels[name]} />;
}

function SecondSpelling({ name, labels, error }: InputProps) {
	const { maxLength } = memberFields[name];
	const [value, setValue] = useText(name);
	const id = inputId(name);
	const shown = { id, name, label: labels[name], error, maxLength, value };
	return (
		<Suspense
			fallback={
				<Field id={id} label={labels[name]} error={error}>
					{(control) => <Input {...control} name={name} value={value} readOnly />}
				</Field>
			}
		>
			<SpellingField {...shown} nameTyped={useWatch({ name: 'name' })} onValueChange={setValue} />
		</Suspense>
	);
}

function PasswordInput({ name, labels, hint, isRequired = false, error }: InputProps) {
	const { maxLength, autoComplete } = memberFields[name];
	const { register } = useFormContext();
	return (
		<PasswordField
			id={inputId(name)}
			{...register(name)}
			label={labels[name]}
			hint={hint}
			error={error}
			isRequired={isRequired}
			maxLength={maxLength}
			autoComplete={autoComplete}
		/>
	);
}

function RadioInput({ name, labels, isRequired = false, error, onAnswer }: InputProps) {
	const words = useWords();
	const { register } = useFormContext();
	const { familyTreePrivacyExplained } = words.messages.memberOptions;
	const explained: Partial<Record<string, string>> =
		name === 'familyTreePrivacy' ? familyTreePrivacyExplained : {};
	const offered = memberFields[name].choices ?? [];
	return (
		<RadioGroup
			id={inputId(name)}
			legend={labels[name]}
			choices={offered.map((choice) => {
				const hint = explained[choice];
				return { value: choice, label: shownValue(name, choice, words), ...(hint && { hint }) };
			})}
			{...register(name)}
			{...(onAnswer && { onClick: () => onAnswer(name) })}
			isRequired={isRequired}
			error={error}
		/>
	);
}

function YesNoInput({ name, labels, mayNotKnow = false, isRequired = false, error, onAnswer }: InputProps) {
	const words = useWords();
	const { setValue } = useFormContext();
	const chosen: boolean | null = useWatch({ name });
	const { matrimonialConsentExplained } = words.messages.memberOptions;
	const choices = mayNotKnow || memberFields[name].offersNotKnown ? [false, true, null] : [false, true];
	return (
		<RadioGroup
			id={inputId(name)}
			legend={labels[name]}
			name={name}
			choices={choices.map((choice) => ({
				value: String(choice),
				label: shownValue(name, choice, words),
				...(name === 'matrimonialConsent' && choice && { hint: matrimonialConsentExplained.Yes }),
			}))}
			value={String(chosen)}
			onChange={({ currentTarget }) =>
				setValue(name, choices.find((choice) => String(choice) === currentTarget.value) ?? null)
			}
			{...(onAnswer && { onClick: () => onAnswer(name) })}
			isRequired={isRequired}
			error={error}
		/>
	);
}

function ChoiceInput({ name, labels, hint, isRequired = false, error }: InputProps) {
	const words = useWords();
	const { register } = useFormContext();
	return (
		<Field id={inputId(name)} label={labels[name]} hint={hint} error={error} isRequired={isRequired}>
			{(control) => (
				<Select {...control} {...register(name)}>
					<option value="">{words.messages.memberOptions.none}</option>
					{memberFields[name].choices?.map((choice) => (
						<option key={choice} value={choice}>
							{shownValue(name, choice, words)}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}

const otherClan = 'Other';

/** The value of a control that shows it in its own way, and how it is changed. */
function useText(name: MemberFieldName): [string, (value: string) => void] {
	const { setValue } = useFormContext();
	return [useWatch({ name }), (value) => setValue(name, value)];
}

/** A clan of the list, or "Other", which clears the value and asks for the name. */
function ClanInput({ name, labels, error }: InputProps) {
	const words = useWords();
	const { clans, memberOptions } = words.messages;
	const { choices: listed = [], maxLength } = memberFields[name];
	const [value, setValue] = useText(name);
	const { getValues, setValue: setOther } = useFormContext();
	const [start] = useState(value);
	// A branch that the portal has a name for is shown by that name, too.
	const choices = Object.keys(clans).filter((clan) => listed.includes(clan) || clan === start);
	const [wantsOther, setWantsOther] = useState(false);
	const isOther = wantsOther || value === otherClan || (value !== '' && !choices.includes(value));
	const list = useRef<HTMLSelectElement>(null);
	const id = inputId(name);
	return (
		<div className="flex flex-col gap-3">
			<Field id={isOther ? `${id}-list` : id} label={labels[name]} error={isOther ? undefined : error}>
				{(control) => (
					<Select
						{...control}
						ref={list}
						name={isOther ? undefined : name}
						value={isOther ? otherClan : value}
						onChange={({ currentTarget }) => {
							const isNew = currentTarget.value === otherClan;
							setWantsOther(isNew);
							setValue(isNew ? '' : currentTarget.value);
						}}
					>
						<option value="">{memberOptions.none}</option>
						{choices.map((clan) => (
							<option key={clan} value={clan}>
								{shownValue(name, clan, words)}
							</option>
						))}
					</Select>
				)}
			</Field>
			{isOther && (
				<Field
					id={id}
					label={name === 'motherClan' ? labels.otherMotherClan : labels.otherClan}
					error={error}
				>
					{(control) => (
						<Input
							{...control}
							name={name}
							maxLength={maxLength}
							autoComplete="off"
							autoCapitalize="words"
							value={value === otherClan ? '' : value}
							onChange={({ currentTarget }) => {
								setWantsOther(true);
								setValue(currentTarget.value);
							}}
						/>
					)}
				</Field>
			)}
			{isOther && value !== otherClan && (
				<Suspense>
					<KhaanpSuggestionList
						typed={value}
						onPick={(clan, sakh) => {
							setWantsOther(false);
							setValue(clan);
							list.current?.focus();
							if (name === 'clan' && sakh !== null && getValues('sakh') === '') setOther('sakh', sakh);
						}}
					/>
				</Suspense>
			)}
		</div>
	);
}

function KnownInput({ name, labels, hint, isRequired = false, error, options }: InputProps) {
	const { combobox, gotras } = useMessages();
	const { maxLength, knownFrom } = memberFields[name];
	const [value, setValue] = useText(name);
	return (
		<Field id={inputId(name)} label={labels[name]} hint={hint} error={error} isRequired={isRequired}>
			{(control) => (
				<Suspense fallback={<Input {...control} name={name} value={value} readOnly />}>
					<Combobox
						{...control}
						name={name}
						label={labels[name]}
						options={knownFrom ? options[knownFrom] : Object.values(gotras)}
						texts={combobox}
						value={value}
						onValueChange={setValue}
						maxLength={maxLength}
					/>
				</Suspense>
			)}
		</Field>
	);
}
