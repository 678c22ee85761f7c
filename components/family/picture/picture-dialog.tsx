'use client';

import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Progress } from '@/components/ui/progress';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import type { Language } from '@/lib/core/language';
import { type Paper, papers, type SheetWishes } from '@/lib/features/family/sheets';
import { formatCount, formatDay } from '@/lib/platform/i18n/format';
import { type FamilyTexts, filled } from '../texts';
import { PrintSheets } from './print-sheets';
import { type PictureSource, type PictureWishes, type PictureWork, usePicture } from './use-picture';

export interface PictureDialogProps extends PictureSource {
	onClose: () => void;
}

/** Saves the family as a picture, or prints it. */
export function PictureDialog({ onClose, ...source }: PictureDialogProps) {
	const { family, laidOut, everybody, language, texts } = source;
	const words = texts.picture;
	const [isWhole, setWhole] = useState(true);
	const [form, setForm] = useState<PictureWishes['form']>('svg');
	const [onPaper, setOnPaper] = useState<SheetWishes>({ paper: 'A3', isWide: true, isSpread: false });
	const { work, start, reset, fail } = usePicture(source);

	const title = family.name ?? texts.title;
	const subtitle = formatDay(new Date().toISOString(), language) ?? '';
	const cards = family.members.filter(({ id }) => everybody.has(id));
	const shown = family.members.filter(({ id }) => laidOut.places.has(id));
	const isAll = shown.length === cards.length;
	const isBusy = work.step === 'photos' || work.step === 'drawing';
	const isPrint = form === 'print';
	/** What was done before belongs to another choice. */
	const choose = (change: () => void) => {
		change();
		reset();
	};
	return (
		<Dialog
			title={words.title}
			closeLabel={texts.close}
			onClose={onClose}
			actions={
				<>
					<Button look="outline" onClick={onClose}>
						{texts.close}
					</Button>
					<Button
						busyLabel={isBusy && words.drawing}
						onClick={() => void start({ ...onPaper, isWhole: isWhole && !isAll, form, title, subtitle })}
					>
						{isPrint ? words.printNow : words.save}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-5">
				{!isAll && (
					<RadioGroup
						id="picture-who"
						name="picture-who"
						legend={words.who}
						value={isWhole ? 'everyone' : 'shown'}
						choices={[
							{
								value: 'everyone',
								label: filled(words.everyone, { count: formatCount(cards.length, language) }),
							},
							{ value: 'shown', label: filled(words.shown, { count: formatCount(shown.length, language) }) },
						]}
						onChange={({ target }) => choose(() => setWhole(target.value === 'everyone'))}
					/>
				)}
				<RadioGroup
					id="picture-form"
					name="picture-form"
					legend={words.how}
					value={form}
					choices={[
						{ value: 'svg', label: words.svg, hint: words.svgHint },
						{ value: 'png', label: words.png, hint: words.pngHint },
						{ value: 'print', label: words.print, hint: words.printHint },
					]}
					onChange={({ target: { value } }) =>
						choose(() => setForm(value === 'png' || value === 'print' ? value : 'svg'))
					}
				/>
				{isPrint && (
					<PaperFields
						wishes={onPaper}
						texts={texts}
						onChange={(wishes) => choose(() => setOnPaper(wishes))}
					/>
				)}
				{work.step === 'photos' && <Progress label={words.photos} value={work.share} max={1} />}
				<p role="status" className="text-text-muted empty:hidden">
					{statusOf(work, words, language)}
				</p>
				{work.step === 'failed' && (
					<Banner tone="error" dismiss={{ label: texts.dismiss, onDismiss: reset }}>
						{words.failed}
					</Banner>
				)}
			</div>
			{work.step === 'printing' && (
				<PrintSheets
					source={work.source}
					title={title}
					subtitle={subtitle}
					sheets={work.sheets}
					sheetOf={words.sheetOf}
					onFailure={fail}
				/>
			)}
		</Dialog>
	);
}

interface PaperFieldsProps {
	wishes: SheetWishes;
	texts: FamilyTexts;
	onChange: (wishes: SheetWishes) => void;
}

function PaperFields({ wishes, texts: { picture: words }, onChange }: PaperFieldsProps) {
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field id="picture-paper" label={words.paper}>
					{(control) => (
						<Select
							{...control}
							value={wishes.paper}
							onChange={({ target }) => onChange({ ...wishes, paper: paperOf(target.value) })}
						>
							{Object.keys(papers).map((name) => (
								<option key={name}>{name}</option>
							))}
						</Select>
					)}
				</Field>
				<RadioGroup
					id="picture-orientation"
					name="picture-orientation"
					legend={words.orientation}
					value={wishes.isWide ? 'wide' : 'upright'}
					choices={[
						{ value: 'wide', label: words.wide },
						{ value: 'upright', label: words.upright },
					]}
					onChange={({ target }) => onChange({ ...wishes, isWide: target.value === 'wide' })}
				/>
			</div>
			<Checkbox
				label={words.spread}
				checked={wishes.isSpread}
				onChange={({ target }) => onChange({ ...wishes, isSpread: target.checked })}
			/>
		</>
	);
}

function statusOf(work: PictureWork, words: FamilyTexts['picture'], language: Language): string {
	if (work.step === 'drawing' || work.step === 'photos') return words.drawing;
	if (work.step === 'saved') {
		const done = filled(words.done, { file: work.file });
		return work.percent === null ? done : `${done} ${filled(words.scaled, { percent: work.percent })}`;
	}
	if (work.step !== 'printing') return '';
	const { parts, isReadable } = work.sheets;
	const count = formatCount(parts.length, language);
	const told = parts.length > 1 ? filled(words.sheets, { count }) : words.oneSheet;
	return isReadable ? told : `${told} ${words.small}`;
}

function paperOf(value: string): Paper {
	return value === 'A4' || value === 'A2' || value === 'A1' ? value : 'A3';
}
