/** Khaanps of the Bhati, in the form that `parse.ts` reads. */
export const bhati = `
Bhati/Bhatti|भाटी/भट्टी||Jaisalmer=जैसलमेर:Jaisalmer|Swangiya=स्वांगिया
Jaisalmeria|जैसलमेरिया
Rawalot/Rawlot|रावलोत/रावळोत
Kelan/Kelnot|केलण/केलणोत
>Pugalia/Pugaliya|पूगलिया/पूगळिया||Pugal=पूगल:Bikaner
>Barsalpuria|बरसलपुरिया||Barsalpur=बरसलपुर:Bikaner
>Bikampuria|बीकमपुरिया||Bikampur=बीकमपुर:Bikaner
>Kharbara|खारबारा||Kharbara=खारबारा:Bikaner
>Khinya/Khiya|खींया/खीया
>Kishnawat|किशनावत
>Derawaria|देरावरिया/डेरावरिया
Jaisa|जैसा/जेसा||Lawera=लवेरा:Jodhpur
Urjanot/Arjunot|उरजनोत/अर्जुनोत/उर्जनोत||Khejarla=खेजड़ला:Jodhpur
Hamirot|हमीरोत
Maldot/Maldevot|मालदोत/मालदेवोत
Udaisinghot|उदयसिंहोत/उदयसिंघोत
Tejmalot|तेजमालोत
Lunrao|लूणराव
Jaitung|जैतुंग
Singhrao|सिंघराव
Pahu|पाहू
Gogli|गोगली
Jaichand|जयचंद
Unad|ऊनड़
Mulpasa|मूलपसाव
`;
