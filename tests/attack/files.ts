import sharp from 'sharp';
import type { Files } from './generated-requests';

/** Files of every kind that the portal takes, and of some that it does not. */
export async function makeFiles(): Promise<Files> {
	const picture = sharp({ create: { width: 12, height: 9, channels: 3, background: '#a52' } });
	const jpeg = await picture.clone().jpeg().toBuffer();
	const bytes = (text: string) => new TextEncoder().encode(text);
	return [
		jpeg,
		await picture.clone().png().toBuffer(),
		await picture.clone().webp().toBuffer(),
		jpeg.subarray(0, 100),
		bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
		bytes(''),
		bytes(
			'0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 NAME Ajay /Rathore/\n1 SEX M\n1 NOTE e\u0301\n0 TRLR\n',
		),
		bytes(
			'0 HEAD\n1 GEDC\n2 VERS 5.5.1\n0 @I1@ INDI\n1 NAME \u202eA\u0007 /e\u202a\u0301/\n0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I1@\n0 TRLR\n',
		),
		bytes('name,email,gender\nAjay,ajay.row@example.org,Male\nविजय,vijay.row@example.org,\n'),
		bytes('deityType,clans,hi.name,hi.description\ndevi,Rathore,करणी माता,देशनोक की देवी\n'),
		bytes('name,email\n"=1+1,x\n'),
	];
}
