-- The kuldevis of these groups have pages now, which name sources. What an administrator has written stays.
UPDATE "ClanText" SET "sources" = concat_ws(E'\n',
		'कुल और उसके नाम: जेम्स टॉड, Annals and Antiquities of Rajasthan, “Catalogue of the thirty-six royal races”।',
		'कुलदेवी: स्रोत और मतभेद उनके पृष्ठ पर दिए गए हैं।',
		'वंश, गोत्र और अन्य जानकारी परंपरा के अनुसार दी गई है; उनके स्रोत अभी जोड़े जाने हैं।')
	WHERE "language" = 'hi' AND "sources" = concat_ws(E'\n',
		'कुल और उसके नाम: जेम्स टॉड, Annals and Antiquities of Rajasthan, “Catalogue of the thirty-six royal races”।',
		'वंश, गोत्र और कुलदेवी परंपरा के अनुसार दिए गए हैं; उनके स्रोत अभी जोड़े जाने हैं।');
UPDATE "ClanText" SET "sources" = concat_ws(E'\n',
		'The clans and their names: James Tod, Annals and Antiquities of Rajasthan, “Catalogue of the thirty-six royal races”.',
		'The kuldevi: her page names the sources, and where they differ.',
		'Vansh, gotra and the rest follow tradition; sources for them are still to be added.')
	WHERE "language" = 'en' AND "sources" = concat_ws(E'\n',
		'The clans and their names: James Tod, Annals and Antiquities of Rajasthan, “Catalogue of the thirty-six royal races”.',
		'Vansh, gotra and kuldevi are told as tradition has them; sources for them are still to be added.');
