/** Khaanps of the Parmar, Parihar and Solanki, in the form that `parse.ts` reads. */
export const parmar = `
Parmar/Panwar/Pawar/Paramara/Puar|परमार/पंवार/पवार||Bijolia/Bijoliya=बिजौलिया/बिजोलिया:Bhilwara, Chhatarpur=छतरपुर, Jagner=जगनेर|Sachchiyay=सच्चियाय|Vashishtha=वशिष्ठ
Sodha/Soda|सोढा/सोढ़ा||Umarkot/Amarkot=उमरकोट/अमरकोट, Muli=मूली
Sankhla/Sankhala|सांखला||Jangloo=जांगलू:Bikaner
>Rungecha|रूंगेचा/रूणेचा
Umat|ऊमट/उमट||Narsinghgarh=नरसिंहगढ़/नरसिंगढ़, Rajgarh=राजगढ़
Bhayal|भायल
Barad|बारड़
Kaba|काबा
Bihal/Vihal|बिहल/विहल
Mori|मोरी
Ujjainia/Ujjaini|उज्जैनिया/उज्जैनी||Dumraon=डुमरांव, Jagdishpur=जगदीशपुर
Rahevar/Rehvar|रहेवर/रेवर
Gandhawaria/Gandhwaria|गंधवरिया
`;

export const parihar = `
Parihar/Pratihar/Padhiyar|परिहार/पड़िहार/प्रतिहार/पढियार||Mandor=मंडोर:Jodhpur, Nagod=नागौद/नागोद|Chamunda=चामुंडा
Inda/Indha|ईंदा/इंदा||Balesar=बालेसर:Jodhpur, Beru=बेरू:Jodhpur
Deval|देवल||Sundha=सुंधा:Jalore|Sundha=सुंधा माता
Lulawat/Lula|लूलावत/लूला
Ramawat|रामावत
Sindhal|सिंधल/सींधल|disputed:Rathore
`;

export const solanki = `
Solanki/Chalukya|सोलंकी/चालुक्य||Rupnagar/Roopnagar=रूपनगर:Rajsamand, Anhilwara=अणहिलवाड़ा, Toda=टोडा:Tonk|Khimaj=खीमज
Vaghela/Waghela/Baghela/Baghel|वाघेला/बघेला/बघेल/वाघेल||Rewa=रीवा, Pethapur=पेथापुर, Sohawal=सोहावल
Birpura/Virpura|बीरपुरा/वीरपुरा||Lunawada=लूणावाड़ा/लुणावाडा
Balnot|बालणोत
Katariya/Katharia|कटारिया/कठारिया
Behila|बेहिला
Bhurta|भुरता
Kalecha|कालेचा
Raka|राका
Ranikia|राणकिया
Kharara|खरारा
Tantia|तांतिया
Almecha|अलमेचा
`;
