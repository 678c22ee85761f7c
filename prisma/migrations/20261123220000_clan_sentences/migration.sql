-- What the portal itself tells of the clans becomes whole sentences. What an administrator has written stays.
CREATE TEMPORARY TABLE "sentence" ("key" text, "language" text, "field" text, "before" text, "after" text);

INSERT INTO "sentence" VALUES
	('Chauhan', 'hi', 'gotra', 'वत्स', 'गोत्र वत्स बताया जाता है।'),
	('Chauhan', 'hi', 'kuldevi', 'आशापूरा माता (नाडोल); शाकंभरी माता (सांभर); जीण माता (सीकर)', 'आशापूरा माता (नाडोल), शाकंभरी माता (सांभर) और जीण माता (सीकर) कुलदेवी मानी जाती हैं।'),
	('Chauhan', 'en', 'gotra', 'Vatsa', 'The gotra is reported as Vatsa.'),
	('Chauhan', 'en', 'kuldevi', 'Ashapura Mata (Nadol); Shakambhari Mata (Sambhar); Jeen Mata (Sikar)', 'The kuldevis are Ashapura Mata (Nadol), Shakambhari Mata (Sambhar) and Jeen Mata (Sikar).'),
	('Rathore', 'hi', 'vansh', 'परंपरा के अनुसार सूर्यवंश', 'परंपरा के अनुसार राठौड़ सूर्यवंशी हैं।'),
	('Rathore', 'hi', 'gotra', 'गौतम; कहीं-कहीं कश्यप, अत्रि और शांडिल्य भी बताए जाते हैं।', 'गोत्र गौतम बताया जाता है; कहीं-कहीं कश्यप, अत्रि और शांडिल्य भी बताए जाते हैं।'),
	('Rathore', 'hi', 'kuldevi', 'नागणेच्या माता (नागाणा, बाड़मेर)। करणी माता बीकानेर के राठौड़ों की इष्ट देवी हैं।', 'कुलदेवी नागणेच्या माता (नागाणा, बाड़मेर) हैं। करणी माता बीकानेर के राठौड़ों की इष्ट देवी हैं।'),
	('Rathore', 'hi', 'about', 'सूची में राठौड़ अपने आप में एक कुल है; मेड़तिया, जोधा, चांपावत जैसी शाखाएँ इसी की हैं।', 'राठौड़ अपने आप में एक कुल हैं; मेड़तिया, जोधा, चांपावत जैसी शाखाएँ इसी की हैं।'),
	('Rathore', 'en', 'vansh', 'Suryavansh, by tradition', 'By tradition the Rathores are Suryavanshi.'),
	('Rathore', 'en', 'gotra', 'Gautam; elsewhere Kashyap, Atri and Shandilya are named.', 'The gotra is reported as Gautam; elsewhere Kashyap, Atri and Shandilya are named.'),
	('Rathore', 'en', 'kuldevi', 'Naganechiya Mata (Nagana, Barmer). Karni Mata is the isht devi, the chosen goddess, of the Rathores of Bikaner.', 'The kuldevi is Naganechiya Mata (Nagana, Barmer). Karni Mata is the isht devi, the chosen goddess, of the Rathores of Bikaner.'),
	('Rathore', 'en', 'about', 'Rathore is a kul of its own in the list; branches such as Mertia, Jodha and Champawat belong to it.', 'The Rathores are a kul of their own; branches such as Mertia, Jodha and Champawat belong to it.'),
	('Guhila', 'hi', 'vansh', 'परंपरा के अनुसार सूर्यवंश', 'परंपरा के अनुसार गुहिल सूर्यवंशी हैं।'),
	('Guhila', 'hi', 'gotra', 'स्थापित नहीं: पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है। गोत्र परिवार का होता है।', 'पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है; गोत्र परिवार का होता है।'),
	('Guhila', 'hi', 'kuldevi', 'बाण (बायण) माता (चित्तौड़गढ़)', 'कुलदेवी बाण (बायण) माता (चित्तौड़गढ़) हैं।'),
	('Guhila', 'en', 'vansh', 'Suryavansh, by tradition', 'By tradition the Guhilas are Suryavanshi.'),
	('Guhila', 'en', 'gotra', 'Not established: no one gotra is certain for the whole kul. A gotra belongs to a family.', 'No one gotra is established for the whole kul; a gotra belongs to a family.'),
	('Guhila', 'en', 'kuldevi', 'Ban (Bayan) Mata (Chittorgarh)', 'The kuldevi is Ban (Bayan) Mata (Chittorgarh).'),
	('Parmar', 'hi', 'vansh', 'परंपरा के अनुसार अग्निवंश', 'परंपरा के अनुसार परमार अग्निवंशी हैं।'),
	('Parmar', 'hi', 'gotra', 'वशिष्ठ', 'गोत्र वशिष्ठ बताया जाता है।'),
	('Parmar', 'hi', 'kuldevi', 'सच्चियाय माता (ओसियां); अधर देवी (आबू)', 'सच्चियाय माता (ओसियां) और अधर देवी (आबू) कुलदेवी मानी जाती हैं।'),
	('Parmar', 'en', 'vansh', 'Agnivansh, by tradition', 'By tradition the Parmars are Agnivanshi.'),
	('Parmar', 'en', 'gotra', 'Vashishtha', 'The gotra is reported as Vashishtha.'),
	('Parmar', 'en', 'kuldevi', 'Sachchiyay Mata (Osian); Adhar Devi (Abu)', 'The kuldevis are Sachchiyay Mata (Osian) and Adhar Devi (Abu).'),
	('Solanki', 'hi', 'gotra', 'स्थापित नहीं: पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है। गोत्र परिवार का होता है।', 'पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है; गोत्र परिवार का होता है।'),
	('Solanki', 'hi', 'kuldevi', 'खीमज माता (भीनमाल); बहुचरा माता (गुजरात)', 'खीमज माता (भीनमाल) और बहुचरा माता (गुजरात) कुलदेवी मानी जाती हैं।'),
	('Solanki', 'hi', 'about', 'सूची में सोलंकी अपने आप में एक कुल है।', 'सोलंकी अपने आप में एक कुल हैं।'),
	('Solanki', 'en', 'gotra', 'Not established: no one gotra is certain for the whole kul. A gotra belongs to a family.', 'No one gotra is established for the whole kul; a gotra belongs to a family.'),
	('Solanki', 'en', 'kuldevi', 'Khimaj Mata (Bhinmal); Bahuchara Mata (Gujarat)', 'The kuldevis are Khimaj Mata (Bhinmal) and Bahuchara Mata (Gujarat).'),
	('Solanki', 'en', 'about', 'Solanki is a kul of its own in the list.', 'The Solankis are a kul of their own.'),
	('Parihar', 'hi', 'gotra', 'स्थापित नहीं: पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है। गोत्र परिवार का होता है।', 'पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है; गोत्र परिवार का होता है।'),
	('Parihar', 'hi', 'kuldevi', 'चामुंडा माता; गाजण माता; देवल शाखा की सुंधा माता', 'चामुंडा माता और गाजण माता कुलदेवी मानी जाती हैं; देवल शाखा की कुलदेवी सुंधा माता हैं।'),
	('Parihar', 'hi', 'about', 'सूची में परिहार अपने आप में एक कुल है।', 'परिहार अपने आप में एक कुल हैं।'),
	('Parihar', 'en', 'gotra', 'Not established: no one gotra is certain for the whole kul. A gotra belongs to a family.', 'No one gotra is established for the whole kul; a gotra belongs to a family.'),
	('Parihar', 'en', 'kuldevi', 'Chamunda Mata; Gajan Mata; Sundha Mata for the Deval branch', 'The kuldevis are Chamunda Mata and Gajan Mata; that of the Deval branch is Sundha Mata.'),
	('Parihar', 'en', 'about', 'Parihar is a kul of its own in the list.', 'The Parihars are a kul of their own.'),
	('Tomar', 'hi', 'vansh', 'परंपरा के अनुसार चंद्रवंश', 'परंपरा के अनुसार तोमर चंद्रवंशी हैं।'),
	('Tomar', 'hi', 'gotra', 'व्याघ्रपद या गार्ग्य, जैसा अलग-अलग बताया जाता है।', 'गोत्र कहीं व्याघ्रपद, कहीं गार्ग्य बताया जाता है।'),
	('Tomar', 'hi', 'kuldevi', 'चिलाय माता, जिन्हें योगमाया और सारूंड माता भी कहते हैं।', 'कुलदेवी चिलाय माता हैं, जिन्हें योगमाया और सारूंड माता भी कहते हैं।'),
	('Tomar', 'en', 'vansh', 'Chandravansh, by tradition', 'By tradition the Tomars are Chandravanshi.'),
	('Tomar', 'en', 'gotra', 'Vyaghrapad or Gargya; reports differ.', 'Some reports name the gotra Vyaghrapad, others Gargya.'),
	('Tomar', 'en', 'kuldevi', 'Chilay Mata, also called Yogmaya and Sarund Mata', 'The kuldevi is Chilay Mata, also called Yogmaya and Sarund Mata.'),
	('Kachhwaha', 'hi', 'vansh', 'परंपरा के अनुसार सूर्यवंश', 'परंपरा के अनुसार कछवाहा सूर्यवंशी हैं।'),
	('Kachhwaha', 'hi', 'gotra', 'मानव; कहीं-कहीं गौतम भी बताया जाता है।', 'गोत्र मानव बताया जाता है; कहीं-कहीं गौतम भी बताया जाता है।'),
	('Kachhwaha', 'hi', 'kuldevi', 'जमवाय माता (जमवा रामगढ़)', 'कुलदेवी जमवाय माता (जमवा रामगढ़) हैं।'),
	('Kachhwaha', 'en', 'vansh', 'Suryavansh, by tradition', 'By tradition the Kachhwahas are Suryavanshi.'),
	('Kachhwaha', 'en', 'gotra', 'Manav; elsewhere Gautam is named.', 'The gotra is reported as Manav; elsewhere Gautam is named.'),
	('Kachhwaha', 'en', 'kuldevi', 'Jamwai Mata (Jamwa Ramgarh)', 'The kuldevi is Jamwai Mata (Jamwa Ramgarh).'),
	('Jhala', 'hi', 'vansh', 'सूर्यवंश या चंद्रवंश: मत अलग-अलग हैं।', 'झाला कहीं सूर्यवंशी, कहीं चंद्रवंशी बताए जाते हैं।'),
	('Jhala', 'hi', 'gotra', 'मार्कंडेय', 'गोत्र मार्कंडेय बताया जाता है।'),
	('Jhala', 'hi', 'kuldevi', 'शक्ति माता; आद माता, जिन्हें मरमरा माता भी कहते हैं।', 'शक्ति माता और आद माता, जिन्हें मरमरा माता भी कहते हैं, कुलदेवी मानी जाती हैं।'),
	('Jhala', 'en', 'vansh', 'Suryavansh or Chandravansh: accounts differ.', 'Some accounts call the Jhalas Suryavanshi, others Chandravanshi.'),
	('Jhala', 'en', 'gotra', 'Markandeya', 'The gotra is reported as Markandeya.'),
	('Jhala', 'en', 'kuldevi', 'Shakti Mata; Ad Mata, also called Marmara Mata', 'The kuldevis are Shakti Mata and Ad Mata, who is also called Marmara Mata.'),
	('Jadeja', 'hi', 'vansh', 'परंपरा के अनुसार चंद्रवंश (यदु)', 'परंपरा के अनुसार जाडेजा चंद्रवंशी हैं और यदु के वंशज माने जाते हैं।'),
	('Jadeja', 'hi', 'gotra', 'स्थापित नहीं: पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है। गोत्र परिवार का होता है।', 'पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है; गोत्र परिवार का होता है।'),
	('Jadeja', 'hi', 'kuldevi', 'आशापूरा माता (माता नो मढ़, कच्छ)', 'कुलदेवी आशापूरा माता (माता नो मढ़, कच्छ) हैं।'),
	('Jadeja', 'en', 'vansh', 'Chandravansh (Yadu), by tradition', 'By tradition the Jadejas are Chandravanshi, descended from Yadu.'),
	('Jadeja', 'en', 'gotra', 'Not established: no one gotra is certain for the whole kul. A gotra belongs to a family.', 'No one gotra is established for the whole kul; a gotra belongs to a family.'),
	('Jadeja', 'en', 'kuldevi', 'Ashapura Mata (Mata no Madh, Kutch)', 'The kuldevi is Ashapura Mata (Mata no Madh, Kutch).'),
	('Chandel', 'hi', 'vansh', 'परंपरा के अनुसार चंद्रवंश', 'परंपरा के अनुसार चंदेल चंद्रवंशी हैं।'),
	('Chandel', 'hi', 'gotra', 'चंद्रात्रेय; अन्य गोत्र भी बताए जाते हैं।', 'गोत्र चंद्रात्रेय बताया जाता है; अन्य गोत्र भी बताए जाते हैं।'),
	('Chandel', 'hi', 'kuldevi', 'मनिया देवी (महोबा)', 'कुलदेवी मनिया देवी (महोबा) हैं।'),
	('Chandel', 'hi', 'about', 'सूची में चंदेल अपने आप में एक कुल है।', 'चंदेल अपने आप में एक कुल हैं।'),
	('Chandel', 'en', 'vansh', 'Chandravansh, by tradition', 'By tradition the Chandels are Chandravanshi.'),
	('Chandel', 'en', 'gotra', 'Chandratreya; others are reported as well.', 'The gotra is reported as Chandratreya; others are reported as well.'),
	('Chandel', 'en', 'kuldevi', 'Maniya Devi (Mahoba)', 'The kuldevi is Maniya Devi (Mahoba).'),
	('Chandel', 'en', 'about', 'Chandel is a kul of its own in the list.', 'The Chandels are a kul of their own.'),
	('Bundela', 'hi', 'vansh', 'परंपरा के अनुसार सूर्यवंश', 'परंपरा के अनुसार बुंदेला सूर्यवंशी हैं।'),
	('Bundela', 'hi', 'gotra', 'स्थापित नहीं: पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है। गोत्र परिवार का होता है।', 'पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है; गोत्र परिवार का होता है।'),
	('Bundela', 'hi', 'kuldevi', 'विंध्यवासिनी देवी', 'कुलदेवी विंध्यवासिनी देवी हैं।'),
	('Bundela', 'en', 'vansh', 'Suryavansh, by tradition', 'By tradition the Bundelas are Suryavanshi.'),
	('Bundela', 'en', 'gotra', 'Not established: no one gotra is certain for the whole kul. A gotra belongs to a family.', 'No one gotra is established for the whole kul; a gotra belongs to a family.'),
	('Bundela', 'en', 'kuldevi', 'Vindhyavasini Devi', 'The kuldevi is Vindhyavasini Devi.'),
	('Sengar', 'hi', 'vansh', 'ऋषिवंश या चंद्रवंश: मत अलग-अलग हैं।', 'सेंगर कहीं ऋषिवंशी, कहीं चंद्रवंशी बताए जाते हैं।'),
	('Sengar', 'hi', 'gotra', 'गौतम; कहीं-कहीं शांडिल्य भी बताया जाता है।', 'गोत्र गौतम बताया जाता है; कहीं-कहीं शांडिल्य भी बताया जाता है।'),
	('Sengar', 'hi', 'kuldevi', 'विंध्यवासिनी देवी', 'कुलदेवी विंध्यवासिनी देवी हैं।'),
	('Sengar', 'en', 'vansh', 'Rishivansh or Chandravansh: accounts differ.', 'Some accounts call the Sengars Rishivanshi, others Chandravanshi.'),
	('Sengar', 'en', 'gotra', 'Gautam; elsewhere Shandilya is named.', 'The gotra is reported as Gautam; elsewhere Shandilya is named.'),
	('Sengar', 'en', 'kuldevi', 'Vindhyavasini Devi', 'The kuldevi is Vindhyavasini Devi.');

UPDATE "ClanText" SET "vansh" = "sentence"."after" FROM "sentence", "Clan"
WHERE "Clan"."key" = "sentence"."key" AND "ClanText"."slug" = "Clan"."slug"
	AND "ClanText"."language"::text = "sentence"."language" AND "sentence"."field" = 'vansh' AND "ClanText"."vansh" = "sentence"."before";

UPDATE "ClanText" SET "gotra" = "sentence"."after" FROM "sentence", "Clan"
WHERE "Clan"."key" = "sentence"."key" AND "ClanText"."slug" = "Clan"."slug"
	AND "ClanText"."language"::text = "sentence"."language" AND "sentence"."field" = 'gotra' AND "ClanText"."gotra" = "sentence"."before";

UPDATE "ClanText" SET "kuldevi" = "sentence"."after" FROM "sentence", "Clan"
WHERE "Clan"."key" = "sentence"."key" AND "ClanText"."slug" = "Clan"."slug"
	AND "ClanText"."language"::text = "sentence"."language" AND "sentence"."field" = 'kuldevi' AND "ClanText"."kuldevi" = "sentence"."before";

UPDATE "ClanText" SET "about" = "sentence"."after" FROM "sentence", "Clan"
WHERE "Clan"."key" = "sentence"."key" AND "ClanText"."slug" = "Clan"."slug"
	AND "ClanText"."language"::text = "sentence"."language" AND "sentence"."field" = 'about' AND "ClanText"."about" = "sentence"."before";

DROP TABLE "sentence";
