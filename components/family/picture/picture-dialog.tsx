'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Progress } from '@/components/ui/progress';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { type Paper, papers, type SheetWishes } from '@/lib/features/family/print/rules/sheets';
import { formatCount, formatDay } from '@/lib/platform/i18n/format';
import type { Translate } from '@/lib/platform/i18n/translate';
import { PrintSheetList } from './print-sheet-list';
import { type PictureSource, type PictureWishes, type PictureWork, usePicture } from './use-picture';

export interface PictureDialogProps extends PictureSource {
	onClose: () => void;
}

/** Saves the family as a picture, or prints it. */
export function PictureDialog({ onClose, ...source }: PictureDialogProps) {
	const t = useTranslations();
	const language = useLocale();
	const { family, laidOut, everybody } = source;
	const [isWhole, setWhole] = useState(true);
	const [form, setForm] = useState<PictureWishes['form']>('svg');
	const [onPaper, setOnPaper] = useState<SheetWishes>({ paper: 'A3', isWide: true, isSpread: false });
	const { work, start, reset, fail } = usePicture(source);

	const title = family.name ?? t('familyTree.title');
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
			title={t('familyTree.picture.title')}
			onClose={onClose}
			actions={
				<>
					<Button look="outline" onClick={onClose}>
						{t('familyTree.close')}
					</Button>
					<Button
						busyLabel={isBusy && t('familyTree.picture.drawing')}
						onClick={() => void start({ ...onPaper, isWhole: isWhole && !isAll, form, title, subtitle })}
					>
						{isPrint ? t('familyTree.picture.printNow') : t('familyTree.picture.save')}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-5">
				{!isAll && (
					<RadioGroup
						id="picture-who"
						name="picture-who"
						legend={t('familyTree.picture.who')}
						value={isWhole ? 'everyone' : 'shown'}
						choices={[
							{
								value: 'everyone',
								label: t('familyTree.picture.everyone', { count: formatCount(cards.length, language) }),
							},
							{
								value: 'shown',
								label: t('familyTree.picture.shown', { count: formatCount(shown.length, language) }),
							},
						]}
						onChange={({ target }) => choose(() => setWhole(target.value === 'everyone'))}
					/>
				)}
				<RadioGroup
					id="picture-form"
					name="picture-form"
					legend={t('familyTree.picture.how')}
					value={form}
					choices={[
						{ value: 'svg', label: t('familyTree.picture.svg'), hint: t('familyTree.picture.svgHint') },
						{ value: 'png', label: t('familyTree.picture.png'), hint: t('familyTree.picture.pngHint') },
						{ value: 'print', label: t('familyTree.picture.print'), hint: t('familyTree.picture.printHint') },
					]}
					onChange={({ target: { value } }) =>
						choose(() => setForm(value === 'png' || value === 'print' ? value : 'svg'))
					}
				/>
				{isPrint && <PaperFields wishes={onPaper} onChange={(wishes) => choose(() => setOnPaper(wishes))} />}
				{work.step === 'photos' && (
					<Progress label={t('familyTree.picture.photos')} value={work.share} max={1} />
				)}
				<p role="status" className="text-text-muted empty:hidden">
					{getStatus(work, t)}
				</p>
				{work.step === 'failed' && (
					<Banner tone="error" dismiss={{ label: t('familyTree.dismiss'), onDismiss: reset }}>
						{t('familyTree.picture.failed')}
					</Banner>
				)}
			</div>
			{work.step === 'printing' && (
				<PrintSheetList
					source={work.source}
					title={title}
					subtitle={subtitle}
					sheets={work.sheets}
					onFailure={fail}
				/>
			)}
		</Dialog>
	);
}

function PaperFields({ wishes, onChange }: { wishes: SheetWishes; onChange: (wishes: SheetWishes) => void }) {
	const t = useTranslations();
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field id="picture-paper" label={t('familyTree.picture.paper')}>
					{(control) => (
						<Select
							{...control}
							value={wishes.paper}
							onChange={({ target }) => onChange({ ...wishes, paper: getPaper(target.value) })}
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
					legend={t('familyTree.picture.orientation')}
					value={wishes.isWide ? 'wide' : 'upright'}
					choices={[
						{ value: 'wide', label: t('familyTree.picture.wide') },
						{ value: 'upright', label: t('familyTree.picture.upright') },
					]}
					onChange={({ target }) => onChange({ ...wishes, isWide: target.value === 'wide' })}
				/>
			</div>
			<Checkbox
				label={t('familyTree.picture.spread')}
				checked={wishes.isSpread}
				onChange={({ target }) => onChange({ ...wishes, isSpread: target.checked })}
			/>
		</>
	);
}

function getStatus(work: PictureWork, t: Translate): string {
	if (work.step === 'drawing' || work.step === 'photos') return t('familyTree.picture.drawing');
	if (work.step === 'saved') {
		const done = t('familyTree.picture.done', { file: work.file });
		return work.percent === null
			? done
			: `${done} ${t('familyTree.picture.scaled', { percent: work.percent })}`;
	}
	if (work.step !== 'printing') return '';
	const { parts, isReadable } = work.sheets;
	const sheets = t('familyTree.picture.sheets', { count: parts.length });
	return isReadable ? sheets : `${sheets} ${t('familyTree.picture.small')}`;
}

function getPaper(value: string): Paper {
	return value === 'A4' || value === 'A2' || value === 'A1' ? value : 'A3';
}
