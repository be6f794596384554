/** Made by `npm run generate:spam-weights`: do not edit. */
export const baseWeights = `
3 # a,<money> in,ai,businesses,claim your,companies,customers,exclusive,fill,for companies,i send,jetzt,lose
3 mobile,names,no deposit,now <link>,produce,professional,receive,remote,reply for,results,same day,shall i
3 switch,unlimited,us your,visitors,wallet,we produce,with our,withdraw,worldwide,your area
2.9 bags,china,dr,him,hope,images,income,instant,linkedin,of up,places,rank,send you,success,team,to meet
2.9 your free
2.8 # free,# seconds,a professional,assistant,at <money>,backlinks,btc,calendar,calls,case,companies in
2.8 consultants,contacts,daily,digital,doctors,eu,free spins,india,it works,party,profit,renew,reviews,save #
2.8 shall we,sign up,spins,usdt,we build,your blog,your country,your phone,your town,за,пишите
2.6 # new,<mail>,<money> per,about to,an exit,articles,at low,beat,books,brief,europe,factories,fees,for new
2.6 get your,guide,hosting,how many,ihre,industry,is about,lose #,niche,non,our ai,price #,products,quality
2.6 reviews for,revisions,script,send us,serious,settle,shall,shipment,slow,start at,tell us,this message
2.6 thousands,tiktok,to claim,verified,voice,votre,watch,you only,your business,your wallet,телеграм
2.5 list of,provide,rates,sites
2.4 # <money>,# btc,# zl,<money> no,acquiring,affordable,amount and,an ai,and books,artwork,bitcoin to,bonus #
2.4 bots,cent,chatgpt,companies like,comparison,competitive,container,director,document,enter,expires today
2.4 have an,help you,hours a,hr,ielts,in acquiring,in china,in europe,inv,inv #,just <money>,keywords,know your
2.4 leading,led,loans at,lonely,low cost,managers,meetings,million dollars,notice your,ohne,only pay,outreach
2.4 paperwork,pay per,permanent,phone numbers,picks,platform,rebuild,record,register your,rivals,save,sector
2.4 shopify,start with,stolen,the domain,them or,these,thousands of,to receive,try it,turn,up to,upfront
2.4 valuation,vip,we manage,we put,welcome bonus,wish,wish to,wordpress,you #,your calendar,your sector,zl
2.4 в телеграм,пишите в,по
2.3 # for,only <money>,search,trial,we provide,your brand
2.2 # within,% discount,<money> each,a <money>,a demo,a leading,a list,a month,a week,abroad,accept,address and
2.2 agents,and phone,and win,applied,appointments,assistants,attention,average,backlink,bangladesh,bez,blogs
2.2 bonus,bookkeeper,buy cheap,callers,casino bonus,channel,chatbot,clock,coffee,competitors,connect,curious
2.2 cyber,database,de google,delay,desde,develop,direct,dofollow,drone,duration,dying,empresa,escribame
2.2 european,examples,expert,experts,explainer,extra,financial,finds,flexible,for manufacturers,for only
2.2 forward to,from #,from <money>,from india,full name,gala,gone,google reviews,growth,guaranteed,hear,imagine
2.2 immediately to,invoice inv,iso,keyword,lawsuit,leads,likes,loads,looking forward,lucky,makes
2.2 manufacturer of,masterclass,mobile apps,music,natural,negative,no contract,obligation,on telegram
2.2 online without,optimise,our company,owners,pay when,paypal,per lead,percent,pharma,potential,power,powerful
2.2 presence,process,processing,product,prospects,protect,proven,ratings,reasonable,receptionist,removed
2.2 repondez,required,resellers,returns,revenue,revert,roof,rows,scan,sea,seek,serious buyers,sexy,sin
2.2 small businesses,spell,spots,targeted,telegram,terminal,the top,to release,today and,trademark,traffic,trip
2.2 turned,viagra online,views,visa,wait,we noticed,widget,with mobile,without prescription,writers,your #
2.2 your competitors,your parcel,your trademark,на,от,от #,продвижение,саитов,信,微,微 信,真
2.1 country,included,posts,shipping
2 # real,# рублеи,<money> into,<money> to,a business,a chat,a day,a flat,a fund,a wikipedia,activate,admin
2 adult sites,advertise,adviser,affiliate,against,ai assistant,ai receptionist,al,allow,and facebook,and mobile
2 and receive,and you,android,anfragen,anytime,assist,auf,avoid legal,b2b,banks,bei,belonging,best online
2 bitcoin is,book your,boost,boost your,boss,bot,brazil,brokers,bulk,business is,calendars,card details
2 carpenters,caster,catalogues,ceo,certification,chargers,cleans,coach,coaching,collateral,contact <mail>
2 contact forms,contractors,counts,covers,create,credit ok,credited,custom,cuts,dashboard,data entry,de votre
2 dear friend,dear purchasing,dedicated,delete them,deletion,desde <money>,desk,device,device and,dinheiro
2 do follow,download the,earn,earn <money>,earned,effects,eligibility,ending,evidence,exam,exams,excellence
2 exhibitor,experience needed,explain,exploring,facebook ads,facility managers,faster,files,five star
2 follow link,footage,for businesses,for details,forms,free,free <link>,french,from china,from google,fully
2 ganhe,generators,german,girl,given,gold,golden,good morning,google ads,google business,government,groupage
2 hates,have hacked,herbal,hi dear,homeowners,hosting and,hours to,ici,ici <link>,identity,immigrants,in india
2 instagram followers,iso #,kilos,know you,lease,led lights,listen,localise,looks outdated,losing,lover,loyalty
2 main keywords,manager we,maps,market,me for,me how,meet tonight,merchant,messages <link>,microsoft,midnight
2 minimum,mobile numbers,modelling,modern look,monat,monthly,more customers,my private,name address,nda,ningbo
2 no collateral,no credit,of companies,oferujemy,ofrecemos,on page,only #,opt,order here,oui,our certified
2 our manager,our team,our trading,outdated,overnight,packages,pagina,para su,participants,passive income
2 penalties,petition,phd,phones,pilot,pitch,plagiarism,play now,players,posicionamiento,pre,prepared,prepares
2 presale,prevent,preview,private lender,programmers,property developers,prototype,psychic,purchasing manager
2 quota,quote in,rank your,rankings,reach,reached,real,receive a,recorded you,recover stolen,recurring,redesign
2 reels,referencement,requirement,robot,rotterdam,saved,scaling,sea freight,seguidores,servers,shenzhen
2 shortlisted,shortlisted for,showreel,signals,sir we,skip,skype,smith,software,specialists,spell caster,spells
2 spin,sponsored,ssl,stack,stand as,steal,streamline,su empresa,surplus,tax refund,the european,the free,theirs
2 themes,through your,titles,to <mail>,to keep,trader,training,tramadol,trophy,typed,vehicles,via,virtual
2 virtual assistant,visibility,voicemail,vote,was selected,watch the,website on,weeks with,welders,while you
2 wikipedia,winning,wishing,working capital,worldwide shipping,write to,you our,you will,your contact
2 your contacts,your county,your device,your full,your hosting,your main,your prize,your product,your profile
2 your rankings,zu,без,в топ,гарантия,месяц,онлаин,рублеи,топ,代,代 开,优,发,发 票,点,票,税,系,网,联,联 系,送
1.9 and get,file,free trial,fund,internet,it for,near you,numbers,private,recover,share,to <money>,you pay
1.9 your company
1.8 # per,a free,avoid,bad,before it,book,check,demo,for <money>,gummies,in bitcoin,join,meet,per month,profile
1.8 the video,to avoid,to your,top
1.7 aaa,ab,accuracy,acquire,activity,ada,aged,agencies,airdrop,annum,apply,aqui,areas,attack,attendance
1.7 attorney,au,audience,auto,automation,automations,aval,bald,barrister,basis,begin,beloved,bet,bik,bing,bis
1.7 booked,bottle,bringen,browsing,campaign,campaigns,cape,care,cast,catalog,certified,choice,chose,chosen,cif
1.7 clients,clique,cliquez,cn,coco,complete,compre,computer,consultation,convert,cookie,cooperation,copyrighted
1.7 creation,criteria,crm,cures,current,customer,deactivated,debt,decision,decyzja,degree,demand,des,detected
1.7 diary,diploma,directors,discuss,diseno,disposable,dollars,domains,drawn,dun,edits,electricity,eligible
1.7 engine,engineering,engines,enquiries,enquiry,entre,entreprise,exceeded,extinguisher,extracted,face,facts
1.7 festpreis,filing,fills,finalist,fines,fleet,flights,focus,foreign,fortune,friendly,gas,geo,get #,gift,gifts
1.7 grab,grace,gratuit,greetings,guangdong,guarantor,hacker,hackers,handsome,hate,here <link>,holds,hong,hotels
1.7 hour,hourly,ideas,incomplete,infected,infringement,inquiry,interes,ios,kit,kliknij,kong,kredit,land
1.7 languages,lawsuits,lawyer,leak,licences,lidl,like yours,louis,m,maitre,manchester,matches,media,member
1.7 mention,mes,miss,mois,mprn,mugs,native,nepal,nitrile,nomination,nvme,od,ordinary,overpaying,ozempic,pages
1.7 pain,pallets,particulares,partners,passwords,payout,pending,pens,photographer,pics,pill,platz,plugin,pool
1.7 pounds,pozycjonowanie,pozyczka,ppc,premiere,prestamos,printed,promotion,promotional,proposons,publication
1.7 qualifies,rapido,react,reading,reales,receivables,receiving,recovery,refer,refused,registrieren,release
1.7 replies,reps,researched,result,reward,rights,rise,risk,root,roundup,rx,s,sans,scale,schufa,sdr,searching
1.7 season,seconds,sees,seo888,setup,sgs,showing,simple,singles,skills,sleep,smes,specialist,started,starting
1.7 stretch,strip,stron,struggling,submit,subsidy,sued,sugar,swiss,szybka,tags,tape,target,taux,tenders
1.7 territory,timeshare,to #,token,tonight,tool,tradespeople,trustee,unclaimed,undelivered,undetectable,unlock
1.7 unsecured,unusual,url,useful,verdienen,version,videos,visitor,vite,vivian,voip,von,vpn,vuitton,wages
1.7 walkthrough,watching,wear,webcam,webinar,weekend,whiteboard,why,women,workers,zero,zhejiang,бонус,заработок
1.7 играи,интернете,казино,клиентов,ключ,обратнои,оплата,под,рассылка,регистрацию,результата,связи,ссылке
1.7 формам,专,乐,人,公,册,加,化,司,各,名,场,实,建,惠,排,提,查,注,澳,站,类,线,设,赌
1.6 # %,# million,%,audit,dear,domain,limited,machine,on request
1.5 % interest,be interested,book a,business,cialis,commission,contact me,de #,dear i,developers,entry,ev
1.5 family,firms,for free,homepage,in ireland,listing,may i,million,modern,of an,on whatsapp,open to,people,per
1.5 per hour,personal,place,prices,profiles,service,sign in,slots,space,storage,try,we collect,we send,weekly
1.5 your card,youtube
1.4 # in,accepted,ads,amount,apps,buyers,charge,cheap,cost to,crypto,cut,days,domain name,donate,exchange
1.4 expires,factory,factory price,for your,from home,google,hacked your,hey,hot,hours,let me,low,many,mining
1.4 more,notice,please see,plus,portfolio,publish,ready to,registration,request,score,seo,share the,to discuss
1.4 to register,we offer,worth,your domain,your listing,your online,your site,и
1.3 # days,<link>,<money>,ask for,at <link>,brand,ce,contact,grow,interested,month,needed,ready,register,tell
1.3 this month,to this,upgrade,win
1.2 # hours,% sure,a customer,across,act,advance,an hour,and save,and your,ask,ask me,autopilot,award
1.2 bad credit,be delivered,buy,capital,car,changes,compare,compliant,congratulations,construction,consultant
1.2 content,day,dead,decision in,development,dhl,directory,enough,first page,flat,for brands,gloves,hire
1.2 if interested,in #,increase,interest rate,invest in,invoice and,is free,is here,it <link>,it with,kin
1.2 licensed,lift,listed,longer,lost,messages,minutes,name is,near,next of,nominated for,oem,of kin
1.2 on autopilot,online,only,our magazine,payments,payroll,per day,picture,press,ranking,registered,remit,reply
1.2 samples,share your,sign,since #,start,stay,su,the form,to see,to start,uk,up in,us on,viewing,we hold,well
1.2 who can,with <money>,worker,you like
1.1 a1,abc123456,accreditation,acknowledge,active,adhesives,adjustment,advisors,age,agora,aided,aime,allocation
1.1 allowances,alternatif,amazing,amazon,among,analysis,animate,animated,animation,ankara,anmelden,answered
1.1 answering,antworten,anybody,anywhere,ao,api,aposte,appear,applies,army,arthritis,artisans,asdkjh,asia
1.1 assessment,assistance,astrologer,attempt,attendee,attendees,attente,auctioned,audits,augmented,aumente
1.1 author,authorise,authorised,authorize,automate,automated,avant,awareness,azienda,bachelor,backups,badge
1.1 baixos,bajos,bali,ban,banker,banknotes,barato,bars,bazy,beantragen,beautiful,becomes,bed,belgrade,belly,ben
1.1 bending,beneficiaire,beneficial,beneficiaries,beneficiary,benefit,benotigen,besoin,bets,biggest,blackjack
1.1 blood,blue,blueprint,bluetick,boas,bodyguard,bonuses,bored,bounce,branded,brotherhood,brunette,bubble
1.1 buchen,bulgaria,bumping,burkina,burn,buyer,cadastre,cairo,campagne,campanas,canadian,candidates,capable
1.1 caps,captions,captures,carat,cargo,carpet,carton,cassino,casting,ceny,chame,changing,chase,chases,chasing
1.1 chatbots,cheating,checked,chen,chip,chips,choose,choosing,chrome,cindy,claim,clamp,classes,cleaner,clerk
1.1 clic,clicking,clicks,clientes,clip,cmmi,coin,coins,colis,colleague,colocamos,commercial,companions
1.1 compliance,compressor,compromiso,compte,computers,con,concepts,conference,confidentially,confirmed
1.1 confirming,congress,consent,consulta,continue,contracts,contribute,contributions,converts,cooperate
1.1 cooperating,copying,copywriting,corporate,corrector,corrugated,couch,counterfeit,countries,coursework
1.1 covered,cpf,creative,creditos,credits,criacao,cure,cured,cute,cutie,cvs,d,daftar,damen,darknet,darlehen
1.1 darmowa,dashboards,databases,ddos,ddp,dealers,debts,decedee,deductible,del,deleted,demandez,deposito,depuis
1.1 designers,destroyed,diabetes,dial,dialler,diese,diet,dinero,diplomas,directly,disconnected,discord,discover
1.1 discovered,distributor,divorce,dla,dmca,drip,drops,dropshipping,dubois,dunk,dust,dysfunction,dziennie,dау
1.1 earlier,eating,ecommerce,editor,editors,edu,efektow,einen,einfach,einzahlung,elite,elizabeth,emailing
1.1 emails,embroider,empresas,emprestimo,en590,engagement,enjoyed,entire,entrega,entrepreneurs,entrust,enviar
1.1 envio,erectile,erp,erstellen,escorts,escriba,especial,essays,estimating,etes,eth,euro,everywhere,exact
1.1 excel,excellent,exist,exklusiv,expiration,explode,exploding,exporter,f,fabricators,facade,failure,famous
1.1 fans,faso,fat,favour,fearing,featured,fed,fedex,feel,fiber,fibroids,fichier,filipino,financing,finder
1.1 firmware,first,fiverr,fixers,flash,flex,flood,floodlights,flow,forbes,fordern,forget,formalnosci,formation
1.1 formsender,fortnight,forwarder,foshan,fotowoltaika,founders,frais,freedom,freelance,freispielen,fresh
1.1 fridays,frozen,full,fun,gacor,gagnez,gambling,gane,garanti,garantido,garantie,garantiert,garantizada
1.1 garantizados,garden,geehrte,gel,gemini,general,generate,gerne,gestionamos,gh,ghana,ghytrfde,giving,glad,gm
1.1 gov,gratuite,gratuito,grundgebuhr,gunstigen,gwarancja,gwarantujemy,haccp,haga,handbags,handel,handled
1.1 handsets,handwerker,hanoi,haoxin,happen,hardworking,hari,harrison,hashtags,hassle,hat,hause,headhunters
1.1 hebei,hello100,her,herbs,herpes,herren,heute,higher,holding,honest,hora,horas,housewives,housing,human,hurt
1.1 hurting,husbands,icpo,icumsa,identified,identities,ig,illuminati,import,importer,importers,improve
1.1 improving,in your,inbound,inboxes,incall,inches,includes,inclusion,inclusive,incoming,index,individuals
1.1 informative,informed,infringes,ini,inkl,inmediata,insertion,instagramie,installers,instantly,intercepted
1.1 interesa,interesse,interior,international,internetowa,internetowych,interruption,introduce,invested
1.1 investimento,invisible,irlandii,iso9001,issues,istanbul,ja,jack,jackets,japanese,jason,java,jet,jiangmen
1.1 jogo,joint,jordan,jordans,judi,juros,jusqua,justice,justificatif,karachi,kathmandu,kazakhstan,kazan,keller
1.1 keygen,klicken,kolkata,kontaktieren,kors,kostenloses,kryptowalutach,kunden,kup,label,ladies,lahore,landed
1.1 lapse,laravel,latest,launch,laurent,leader,ledger,legue,lena,lend,leo,letre,licenses,life,light,liked,lily
1.1 list,listeners,lists,lkjasd,llamamos,load,login,logos,loi,london,looked,lord,lucro,machining,magento
1.1 mailingowe,maintenance,major,makemoney,malware,managed,mandate,mandatory,manila,manuals,map,marabout,margin
1.1 margins,master,matched,matching,matter,mattress,medal,medium,meds,medshop,mehr,melden,melissa,melts,mensah
1.1 mentions,mentor,merchants,meta,meter,method,mfguwqlkpznvx,mice,michael,migrate,mike,millions,min,miners
1.1 mint,minut,miracle,missed,misses,mission,mme,mo,mocked,mockups,models,mounjaro,muito,mutually,mystery,n0
1.1 n8n,nachricht,named,napisz,nas,natasha,nations,naturally,naturel,nearby,neha,net,netflix,neue,nfl,nft,noch
1.1 nosso,notaire,now,obi,obserwujacych,obtain,occupation,odds,odm,odoo,offert,offre,offshore,ofrezco,ogun
1.1 oijpklqwerty,okay,omega,operating,opportunity,oprocentowanie,optimierung,optimising,optimization,ordinateur
1.1 organic,orphanage,otimizacao,outcall,outlet,outlets,outsource,outsourced,overpaid,owned,pagando,pago
1.1 painters,pakistan,panstwo,papers,particulier,particuliers,partir,passnow,patch,patek,patent,pbn,penalty
1.1 pensioners,perfect,period,permits,personalised,personne,personnel,pervert,pest,phentermine,philippines
1.1 photoshop,photovoltaik,php,phrase,piatku,pieces,pierwsza,pigeons,pipe,pipeline,placements,plot,poland
1.1 polski,portals,portare,posso,posting,posture,pozyczki,pr,prayer,precios,preisen,prepare,present,prets,prima
1.1 primeira,primeiro,primera,principals,priority,privately,professor,profitez,profits,promoting,proofreading
1.1 prophet,proposta,propuesta,pte,puffs,purpose,putting,pvc,python,qpwoe,qq,qualite,quantity,quantum,qui
1.1 quickbooks,quieres,quit,qwlekj,qwztrlpkmxvbn,rahul,random,rapide,rapidos,rats,reaching,readers,reais
1.1 reality,realizziamo,recent,recently,records,recruiters,redelivery,redes,redid,reel,referendum,referral
1.1 refill,refinery,refundable,region,regler,regrows,rekordow,relationship,relevant,relief,remade,rembourser
1.1 remedy,remotejob,renda,repayable,repayments,reputation,reseller,reserve,residence,resource,resources
1.1 responde,responder,responsive,resultados,retail,retailers,retire,retouches,retour,reviewers,reviewking
1.1 reviewmax,rich,riesgo,risiko,rodadas,rohs,roots,roulette,router,royal,russian,sa,salesperson,sam,samsung
1.1 satisfied,scammers,scheduling,scored,scores,scrap,screened,sealing,searches,secure,secures,seen,sehr,seite
1.1 sekarang,seller,sem,send the,senior,sequence,serieux,serum,servicios,seu,shared,shares,ships,shopper
1.1 showrooms,shredding,sialkot,sich,sichern,signed,signs,signup,similar,singapore,siti,situs,skilled,sklepow
1.1 slavic,sleeping,smm,snoring,sociales,sofa,sofortige,solve,sounds,sovereign,spanish,speakers,speaks
1.1 specialize,speed,spice,split,spouse,spreadsheet,spy,squid,staffing,staking,standby,startups,stations,stays
1.1 stickers,stock,stopping,stops,stores,stories,story,strings,strips,strona,strone,studies,stunned,sua,suas
1.1 submitting,suchmaschinenoptimierung,sue,suggestions,summit,sunflower,sunglasses,supercharge,supervisor
1.1 surface,surname,surprised,suspicious,sweetie,sync,syria,szybko,takeoff,takings,tanio,taste,te,telesales
1.1 tempered,termin,terpercaya,tested,texte,thirty,those,thoughts,ticket,tickets,ticking,tigrinho,till,tips
1.1 tipster,tired,todays,toefl,together,toll,too,tour,toute,trabalhando,trafego,translate,travail,trick,trunk
1.1 trustworthy,truth,tubes,tuna,tune,turnover,tus,tutaj,tv,tworzenie,tylko,tys,unable,uncensored,uniforms
1.1 united,university,unregistered,unser,unverified,usd,usdt888,user,vacancy,vehicle,vendas,verde,vergeben
1.1 verifiable,verification,viable,video,villas,vindas,violates,violations,virus,visas,visible,visite,visiting
1.1 visualisation,vostra,voyant,vulnerable,wake,warm,warnings,watched,weak,wealthy,webdesign,webflow,webmail
1.1 webmaster,western,wheel,winners,withdrawal,without,wniosek,wrap,wraps,write,wycena,wychodzenia,xero,yearly
1.1 yeezy,yellow,yours,youve,zadzwon,zainteresowani,zamow,zarabiaj,zhaoqing,zinsen,zloz,zum,zusage,zxcvbnmqwert
1.1 zxmnc,адресов,базы,бесплатно,бонусом,ваш,вашего,вложении,вулкан,выигрываи,вітсоіn,делаем,депозит,дешево
1.1 диет,долларов,еvеrу,заим,заходи,звоните,из,инвестируи,интернета,капсулы,карту,кг,коммерческих,компании
1.1 консультация,контекстнои,криптовалюту,лучшее,лучших,места,миллионов,минут,настроика,недорого,низкие,отказа
1.1 оформить,первая,первые,первыи,подарок,подробности,поиске,получаи,поток,похудеть,почту,предлагаем
1.1 предложении,разработка,раскрутим,регистрация,результат,результату,рекламы,саит,саита,саиты,скидкои,слотах
1.1 сообщении,срочныи,увеличим,фриспинами,цены,яндекс,яндекса,上,不,低,供,值,元,击,到,务,号,同,址,增,外,娱,存,家,广,引,彩,搜,搬,擎,收,数
1.1 日,是,服,期,本,格,欢,款,歌,正,百,益,目,砖,秒,稳,第,索,规,让,谷,账,贸,赔,赚,迎,金,长,项,首
1 # minutes,<money> a,bitcoin,brands,cards,developer,discreet,ends,exit,fast,fixes,followers,found,investment
1 is your,loans,manage,me know,offering,online casino,package,play,prescription,qualified,see the,send your
1 to our,unpaid,waiting for,welcome,what you
0.9 # kg,<money> million,a brand,a look,account has,act for,add a,and cash,and never,and pay,area,at your
0.9 become,bim,blog,boxes,call this,can do,can send,cancer,cheapest,cleaning,coming,contact our,contactez
0.9 copied,craft,deals,directory is,discreetly,driving,every,export,facility,fail,fob price,free sample
0.9 free shipping,funds,generic,get,girls,have any,helped,hiring,inside,inspection,instagram and,iphone,ireland
0.9 is waiting,it free,kg,last month,less,lights,line,links,live,long,lottery,manufacturers,may be,measured,men
0.9 message,mit,my name,order now,other,over #,overdue invoice,owed,par,part,passive,passports,premium,proposal
0.9 r,ready for,recorded,reply to,send <money>,services,site and,slowly,social,solar,stable,stand,star,their
0.9 time to,to talk,trustpilot,used,visit <link>,watches,we act,websites,whatsapp,whatsapp #,when can,wholesale
0.9 widow,with no,with one,within,yes to,you use,you want,your,your offer,your sales,your website,开
0.8 % off,at #,card,chat,fee of,for you,into,partner,to a,town,trading,while,within #,you be,your account
0.7 answers,below,broker,clean,com,confidence,contact us,county,discount,down,euros,fee,few,final,fob,for #
0.7 for sale,forward,friend,god,goes,guest,half,if i,in confidence,in my,instagram,invest,join our,legal,lender
0.7 licence,lower,manager,million euros,minute,most,na,no experience,nominated,not be,noticed,open the,password
0.7 phone,port,rate,remove,replica,same,see,selected,send,sir,start now,test,the first,thinking,thinking of
0.7 to you,update,us for,viagra,view,we run,will not,with your,working,you a
0.6 # day,# now,a client,a fixed,a late,accessibility,account to,action,add,address,ago,air,and delete
0.6 and noticed,annual,answer,approval,apps for,at <mail>,awards,been nominated,box,brings,business loan
0.6 business loans,cancer and,casino and,certificates,city,client who,company has,company is,competitor
0.6 considered,contract,copies,de <money>,development company,died,download,dubai,early,emails and,everybody
0.6 everyone,everything,expire,expo,fabrication,find,fix your,flyer,for any,for delivery,forex,free of,full and
0.6 future,generic viagra,get a,get an,gives,google for,guest posts,hacked,had a,hair,has been,have #,hello we
0.6 hot girls,husband left,i lost,ill,in stock,in with,increase your,investors,it company,keto,keto gummies
0.6 kg in,know if,laser,legal action,let,lets,loans to,marketing agency,masks,money in,now to,of hinges,oferta
0.6 on your,our studio,package is,packaging,payday,payment by,pension,please contact,please pay,por,pret
0.6 price is,price per,pro,projects,quickly,quotes,regarding,register now,reminder your,reply with,reply yes
0.6 represent a,sales,say,seats,secret,slot,social media,sports,spot,star google,subscribers,sum,sunday
0.6 suspended,taken,that it,the uk,this,three weeks,to publish,to send,tomorrow,trust,until i,vapes,videos and
0.6 wcag,we represent,website,website is,when you,whether,will share,winnings,with #,works,write me,xanax
0.6 you from,your ad,your address,业,可,的
0.5 #,about your,and i,around,article,best,costs,could not,dear sir,draw,each,experience,hi i,i found,in a
0.5 interested in,marketing,moq,name,on google,our new,parcel,pay by,portal,post,pricing,represent,review,table
0.5 tax,the year,to get,today,trades,up,y
0.4 a few,another,are you,been,blogger,cbd,client,coating,contactez moi,cost,courier,eircode,errors,feature
0.4 fixed,following up,goes on,got three,health,home improvement,i could,i represent,improvement,is ready,it #
0.4 loan from,mailbox,may,news,no,of google,oil,or a,organise,our,our catalogue,par mail,photos on
0.4 powder coating,purchasing,put,put you,question,quotation,reminder,rolex,short call,site,sorted,summer,takes
0.4 text,the list,times,we can,we organise,would be,would you,wrote,you are,your instagram,your mailbox
0.4 your showroom,в
0.3 # weeks,ad,adult,app,are an,as,available,based,brand is,builders,cold,company,consider,facebook,form
0.3 free for,freight,from,fur,has,hello i,i saw,i would,in our,information,invoices,job,love,love to
0.3 manufacturer,one in,order today,original,page,panel,pay #,pay <money>,plans,proof,rent,salary,sale,saw your
0.3 stop,to buy,to invest,und,waiting,we will,web,winner,with,you can,you could,you for,your firm,your name
0.2 am a,catalogue,data,five,handle,home,i have,interest,local,of #,off,or,plan,sample,this week,week,when
0.2 will be
0.1 # minute,# star,# to,a call,a crypto,a good,a home,a photo,a proposal,a vault,able,above,accorde,advice
0.1 agencia,agency,alone,already,aluminium,am,an app,an article,and will,application,approved for,asked,at,atm
0.1 authority,banner,based in,because,before,best price,bieten,bill,billing,bills,bin,blast,booking,bookkeeping
0.1 bring,brochures,buy #,by email,camera,cancelled,casino,certificate,charity,claim it,closed,cloud,cnc,code
0.1 collection,company with,compensation,contacted,containing,copy,correct,cost per,costing,cover,d6,da,damage
0.1 de,delivered,design,designer,dia,did not,domu,due,e,elsewhere,email,enclosed,energy,engineer,engineers
0.1 essay,est,evenings,ever,every month,existing,experienced,fair,fake,filmed,footer,four,free quote,gain
0.1 gallery,game,gdpr,grand,gratis,great,gucci,hardware,harm,have been,head,hier,holidays,husband,i am,iban,id
0.1 in two,including,installer,installs,interiors,is full,is out,is this,jobs,kevin,leaving,legally,let us,link
0.1 locked,log,logo,looks,madam,mailbox is,maison,making,manufacture,mas,mind,minimal,moi,months,move,moves,mr
0.1 mrs,name with,need an,of,of our,of your,offer,offers,ones,or i,our seo,our site,ours,out of,over,overdue
0.1 package #,parts,pass,pay,paying,peacekeeping,permission,person,persons,photograph,policy,powder,preco
0.1 premises,price list,project,promo,protected,protection,quick question,radio,ran,ranked,recording,refund of
0.1 remain,remittance,removes,renewal,report,return,run,runs,safe,salve,scammed,scratch,screenshot,se,seeking
0.1 self,sending,sex,sharing,show you,shows,si,sir madam,site is,so you,soldier,somos,spare,store,support,sur
0.1 sure,telephone,tell me,texts,the address,the last,the portal,the same,them,thesis,this the,title,to,to all
0.1 to an,to call,to know,tools,transaction,treatment,turnaround,uma,unless you,unpaid invoice,uns,unsubscribe
0.1 us,usage,vacancies,verify,villa,volume,voucher,warehouse,we,we manufacture,website and,weeks,weve,what do
0.1 whenever,white,will,win the,with a,work from,yes,you ever,you get,you open,you put,you take,you would
0.1 your email,your logo,your mail,your statement,нам,со,价,和,您,推
0 a #,an,and,build,cash,firm,for,good,here,hi,last,money,next,on a,pay the,talk,want to
-0.1 # #,a sample,a year,be,cheaper,details,finance,fix,hello,help,here to,in,it in,made,magazine,never,new,on
-0.1 payment,property,quick,some,soon,ten,we do,we supply,work,you have
-0.2 # followers,# years,agent,back,before the,big,cannot find,click,could we,does,done,film,fix it,following
-0.2 for our,guarantee,have you,i can,if we,inbox,install,it cost,keep,link to,loan,loss,mail,meeting,members
-0.2 missing,no fee,of <money>,poker,schedule,see my,send a,statement,supplier,system,this is,through,what does
-0.2 years,you,you to
-0.3 # each,# of,a,a short,access,account,after,been approved,by,by #,confidential,confirm your,customs,delete
-0.3 deposit,do you,else,firma,for a,guten tag,has a,have,have two,he,host,i was,it on,kind,late,lead,like
-0.3 like the,like to,mailing,make,man,management,minute call,mixed,much for,my husband,ok,on hold,open,photos
-0.3 please reply,price,question do,scam,second,ship,short,small,speak,spend,stainless,subscription,tag,the day
-0.3 time,to be,up on,very,we pay,what we,which,who,with us,you consider,you free,you need
-0.4 # all,# or,<link> to,a deposit,a domain,a fee,a strong,account with,after #,agent for,an seo,and could
-0.4 and door,and have,and look,ar,are doing,are here,are looking,are your,as a,available for,being,bless
-0.4 blocked,but it,buying,call centre,can be,cancel,checking,clear,click here,community,configurator,confirm
-0.4 contact my,copyright,cracked,cutting,czy,dating,dealer,declined,deposit of,details and,dissertation
-0.4 employer,exhibition,for bronze,for one,free survey,funding,genuine,give me,god bless,good day,handles and
-0.4 held,hi do,hi there,hit,hold,hospital in,hotel,i,i live,i make,idea,ideal,in to,insurance for,invoice,it
-0.4 it looks,je suis,jerseys,just,know when,kontakt,lamps,landing,learn,level,live in,look at,looking at,ltd
-0.4 luxury,make a,me at,me with,merci de,model,moi par,my cv,my email,object,of the,off your,offer for
-0.4 offer loans,office #,offices,on #,on our,once,one,order,our prices,outstanding,over the,packing
-0.4 password on,please let,position,post about,presupuesto,preventivo,previous,prize,proceed,production
-0.4 qualify,raise,ray,re,recommended,recruitment,recruitment agency,repair,replacement,reset,roughly #
-0.4 samples of,see a,sell,sie,sie uns,sitting,something,strictly,strictly confidential,style,suis,supplement
-0.4 tag wir,take it,talk about,the data,the right,to about,to my,to view,truck,us by,vat,vault,w,waste,we take
-0.4 we talk,weight,who is,wholesale price,window,woman,work on,writes,you make,you sponsor,your catalogue
-0.4 your page,с,您 好,我 们
-0.5 # months,a supplier,all,angebot,any,architects,are,are a,brochure,call,claims,company in,credit,delivery
-0.5 does not,drop,em,for an,getting,got your,had,how,i need,immediately,is #,is for,is on,know,look,main
-0.5 makers,monday,money back,my late,next week,not,on <link>,on instagram,opens,plant,questions,selling
-0.5 send it,side,supply,tuesday,until,want,we have,wed,with you,would love,year,you at,your inbox,здравствуите
-0.5 门
-0.6 # and,about,do,if,insurance,is,is not,of a,own,para,show,three,use,wir
-0.7 a bank,a quick,also,are the,at a,attached,back to,better,cannot,deliver,department,do your,follow,give
-0.7 i speak,i work,is a,is due,kindly,last week,left,looking,morning,number,on facebook,on my,paid,right,run a
-0.7 saw,server,should,since,that,the best,think,unless,upload,van,visit,you on,z
-0.8 % on,<link> and,<money> for,<money> today,a partner,a small,and #,and is,and want,and we,apartments
-0.8 article about,bonjour je,busy,call now,call today,call us,called,can i,casa,click the,coil,collect,comes
-0.8 court,drivers,figure,fit,from our,furniture,galvanised,grant,group,his,i just,i will,if you,in steel
-0.8 in the,is missing,is overdue,jackpot,john,kindly get,le,left the,les,link below,locks,mailing list,me
-0.8 mentioned,of mine,officer,our online,owner,page of,pharmacy,photographs,please advise,please find,pour
-0.8 quick call,replace,research,run an,section,sheet,six,staff,strong,studio,survey,talk for,the account
-0.8 the attached,the business,the number,the payment,there are,to fix,to make,us a,us today,warning,we get
-0.8 we sell,while i,work for,would,you do,you know,一,们,在,好,好 我,我
-0.9 # no,can we,devis,documents,double,friday,from your,guten,handles,high,is in,it is,out,photo,safety
-0.9 the link,the price,una,we are,word,would like
-1 # pcs,<link> <link>,a link,a security,a web,an old,an open,anything,betting,bonjour,bonjour nous
-1 bronze doors,call in,can,centre,centre in,changed,cheque,count,don,dont,email with,ex,find your,get back
-1 go to,group for,hola,i talk,i think,if this,interview,is going,is paid,it and,je,me the,me to,merci,metal
-1 mine,o,ola,on friday,our page,out to,pcs,please send,read,refund,roughly,seal,send me,sends,several,sold
-1 sound,sponsor,suit,thanks,the,the job,the new,the winner,tight,to me,to us,transfer,up the,using,valid
-1 you the,your bank
-1.1 a quote,a2b3,abc1,abcd,abend,acciaio,according,accountancy,accounting,accounts,acero,actually,adhmaid
-1.1 adjustable,adverts,afraid,african,agricultural,aids,airbnb,airtightness,alabilir,angekommen,annoyed
-1.1 ansehen,anthracite,anyway,aoife,apart,apartamento,aperti,apologies,appartement,appelez,appointment
-1.1 apprentices,apprenticeship,approx,april,aran,arcades,arch,architectural,architecture,argue,arrange,arrive
-1.1 arrives,aside,ata,athenry,attach,auch,aufmass,auftrag,autumn,availability,away,awful,baby,baggot,bakery
-1.1 ball,ballaghaderreen,ballina,ballinasloe,ballincollig,ballymount,bandon,barracks,bathrooms,bekommen
-1.1 belfast,benefactor,bent,bernie,beschadigt,bheadh,bhfuil,bhur,bid,bird,birmingham,bits,biuro,blanchardstown
-1.1 blind,blink,blocking,boa,bom,bookcase,bookies,bookmaker,booth,bottom,boutique,brake,branches,break
-1.1 breakfast,bricked,brokerage,bronzo,brother,bs,budowe,buildings,bundoran,burglary,burke,buys,by the,cafe
-1.1 cage,cam,cannabis,capex,carry,carrying,carved,catch,caution,ccpc,cement,census,cert,chain,chair,chairde
-1.1 chara,charging,charts,cheers,chemist,chipped,chosnodh,ciao,ciara,citywest,claiming,claire,clare
-1.1 claregalway,clarke,clashes,classic,cleanroom,clicked,cloison,cloisons,clonskeagh,cob,cocina,cocktail,coded
-1.1 coinne,collab,collaborate,collaboration,collects,colman,colourcoat,combien,comment,comments,commerce
-1.1 commissioner,compatible,composite,conas,concession,confirmation,confirmer,contacting,contemporary
-1.1 controlled,corredera,corrosion,could,couldnt,course,crack,crazy,creche,crismas,cruach,custume,d14,d15,d2
-1.1 d22,d3,d4,d40,d44,d5,d7,d8,d9,dalkey,damaged,damaging,dangerous,danke,daoibh,dark,dates,daughter,davance
-1.1 db,dda,deal,dec,deceased,december,decides,decorateur,delai,demora,dent,dental,deposits,der,designated
-1.1 designed,detention,dhaoibh,dheanamh,dhith,dhotel,did,diena,dingle,dining,dinner,dinterieur,disclaimer
-1.1 discretion,dispensary,dispense,distribute,divider,dm,do not,doable,doesnt,doirse,door22,doresc,dormitories
-1.1 dorthin,dos,drafty,dreams,drei,dressing,drill,drilled,driver,drogheda,dropbox,drugs,drumcondra,dtoil
-1.1 dubailte,dubline,duinn,during,duru,durys,dwg,easier,easter,edges,education,eight,eleven,emeka,emerald
-1.1 emergency,empty,en4,enclosure,ensuite,entrada,entregam,envios,envoyer,escape,escort,espana,esperamos
-1.1 estate,estrutura,exporters,expression,external,factura,facture,failing,fails,faire,falling,families,fancy
-1.1 fanlight,farm,farrow,favor,fazem,fb,fd6os,february,feck,feidir,fergal,ferienhaus,fica,finally,finanzierung
-1.1 fine,finger,fingerprint,finglas,fiyat,flagged,flashing,floors,folded,food,football,forgot,forklift,forma
-1.1 forty,founder,framed,frente,frontage,froze,funded,fundraiser,funeral,furnace,further,fussy,galvaniser
-1.1 galvanising,gaming,garage,gates,gdansk,geliefert,geoffnet,georgian,gern,gerry,gets,gladly,glas,glastur
-1.1 glasturen,glaswande,glazing,goal,golf,goods,gorgeous,gort,grade,graders,grafton,grainne,grannys,green
-1.1 greystones,ha,hallway,hang,hangs,hardwood,hauliers,haus,have a,headed,hearing,hedge,heights,helping,heres
-1.1 hidden,hiqa,hiya,ho,holiday,hoover,hostel,how do,howmuch,hq,humidity,hw,hygienic,icin,ifsc,ignore,ihn
-1.1 incentive,inch,inheritance,inklusive,inspect,inspiration,insta,instalacao,instructed,insurers,intended
-1.1 interesuja,interlocking,intrare,invite,iron,islands,isle,isnt,istiyoruz,itself,jacket,jammed,jams,jan
-1.1 jersey,jest,jewellers,joking,jun,jus,k78,kainuotu,kam,kapi,keeping,keeps,kelly,kept,keys,kickplate,kiek
-1.1 kildare24,killed,kitchens,knobs,konnten,kosztowalo,kosztuja,l00,l01,l02,l03,l20,laba,labdien,ladder,lagos
-1.1 lam,lange,leaks,leased,least,lebanon,lengths,letterkenny,lever,lh,libh,liefern,lieferzeit,lifeboat,lifted
-1.1 ligar,limit,lined,lingerie,lisdoonvarna,listowel,livraison,livree,livrer,llaman,llamarme,location
-1.1 locksmith,lookin,lorg,lorry,lot,lots,lotto,loud,louvre,louvred,loves,luv,magazin,mahogany,malta,manhattan
-1.1 manufacturing,mari,masse,matchmaking,mea,measurements,meath,medical,menos,mentoring,menvoyer,merhaba
-1.1 merrion,meters,methadone,meu,midland,mieszkam,milano,minds,mio,mirrors,miyiz,mnie,modest,mon,monaghan
-1.1 moore,mornings,mortgages,mosque,motor,movement,moycullen,mri,museum,my,myself,nameless,narrow,national
-1.1 nationwide,ndeanann,necesitamos,need,needful,nenagh,nervous,networking,nevoie,newsletter,niamh,nicht,nie
-1.1 niece,nights,northern,nowego,nsai,nurses,o12,objects,obrigada,obrigado,obscured,obviously,oferte,offcut
-1.1 offcuts,ofisimiz,oi,opener,openings,operators,opinion,options,orainn,orders,organisation,organising,orla
-1.1 orphans,oscailte,otherwise,ottone,otwor,ourcottage,ouverture,ouvre,ouvrons,overhead,oxycodone,pa,padraig
-1.1 painted,panic,paris,parishioners,passed,passport,patio,pays,peace,peknieta,penthouse,permanently,phibsboro
-1.1 phishing,photographed,piace,picked,pinterest,pizza,placement,plasterboard,plasterer,plienines,ploughing
-1.1 pls,pocket,podem,pods,points,polish,portone,postage,posted,poster,precio,preparing,prescriptions
-1.1 pretending,primary,prison,privileged,processor,projektowe,projet,pronto,prop,przesuwne,przyszly,pubs,pull
-1.1 purchased,push,q,qatar,qual,quel,quero,railings,ramp,rang,rapidement,rappeler,rating,rayee,rc5,realizacja
-1.1 rearrange,recipient,recognise,recommend,recu,recyclable,recycle,reference,refit,refurbished,refurbishes
-1.1 refurbishing,reikia,reissue,related,relation,releasing,reliable,remains,renovons,repaired,replicas,res
-1.1 restaurante,retired,retiring,returned,rev,revised,revit,revolving,rh,ringing,riser,risers,ristorante,rob
-1.1 robbed,roller,roscommon,rose,rosslare,rotten,rsvp,ruckruf,rung,rush,sabato,sacristy,sake,sala,salaam
-1.1 salonu,saloon,samstags,sathairn,saunas,savage,schloss,schon,schoolhouse,scianki,scooter,scratched,sean
-1.1 secondhand,securitate,seems,seguridad,seitenteil,semi,sender,sensory,separated,sestdien,sets,sharepoint
-1.1 sharp,shelving,shooting,shop,shortlist,shot,sidelights,sides,siete,signal,signature,silent,silver,sister
-1.1 sito,sixties,size,skellig,skibbereen,skin,skips,sleamhnain,sleeve,smithfield,smoke,snag,societe,soft,soir
-1.1 solicitors,sometimes,son,sort,speakeasy,specifying,spedirla,spiddal,spirits,sponsors,sponsorship,springs
-1.1 spv,squeaks,stahl,stahltur,stair,standard,standing,stands,stars,starts,sticker,sticking,sticks,stiklu
-1.1 stopped,stradajat,straps,strict,stronger,strongest,studying,subcontract,subcontractor,such,suitable
-1.1 supervisors,suppliers,supporting,supports,surcharge,surgery,surveying,surveys,svg,swap,swing,szerokosc
-1.1 szklanej,szklem,szkoly,szyba,tables,tablet,taim,taimid,take,talk to,tall,tallaght,tarda,tardan,tarde
-1.1 tardes,tattoo,teach,teak,teams,teastail,technical,technicznych,telefon,telefonieren,temporary,tenemos
-1.1 tengo,terminem,thabhairt,thats,theres,thicker,thin,threshold,thx,tig,tiktoker,tiles,timber,to the,toddler
-1.1 tomasz,tonne,tops,tosaigh,toughening,transferable,transport,treasurer,tres,trim,true,trwa,tu,tuam,tue,tur
-1.1 turkey,tusla,twelves,twenty,twice,twomey,u12,uae,uainn,ud,uncles,unhappy,unsere,urgent,uses,utilty,vai
-1.1 values,vandalism,vans,vary,vendor,veneer,ventilation,verriere,vestry,vetro,vidrio,vidro,village,vintage
-1.1 vision,visits,visto,vitrees,vivimos,vivo,vom,vostro,wanted,ward,ware,warp,wc,weather,webpage,wednesday
-1.1 weights,wejsciowe,welding,westport,wet,whatever,whiskey,whistles,whoever,wicklow,widower,wie,wing,wipe
-1.1 wire,wishes,won,wooden,written,wud,wurde,wurden,wymiar,wysokosc,x2y4,xmas,xx,yard,yere,yesterday,yoke,youd
-1.1 youll,your price,zacina,zamek,zamowienia,ze,zewnetrzne,zieht,будет,будинок,входная,вхідні,вы,для,дня
-1.1 добрии,доброго,дом,доставка,дякую,живем,какая,корку,лімерику,магазин,мм,нас,офиса,офіс,перегородки
-1.1 пожалуиста,позвоните,посмотреть,работаете,стальная,стеклом,стоит,стоить,строительная,субботу,фирма,хотим
-1.1 цена,ціна,ширина,яка,برای,به,داریم,در,دفترمان,دوبلین,سلام,شیشهای,نیاز,یک,€,下,两,个,买,了,以,修,克,六,厅,周,品,大,宽,报,拉
-1.1 换,样,概,毫,火,看,科,米,营,装,钢,铜,防,餐
-1.2 advise,an email,and can,are in,arrived,both,building,close,cv,date,die,do the,ein,en,et,expired,happy
-1.2 heavy,i got,i run,is <money>,is our,link in,maker,much,need your,one of,or refund,problem,quote,school
-1.2 sent,spring,steel doors,than,to show,us know,was,what,where,you in,день
-1.3 approved,going,i want,im,irish,must,nous,please,security,showroom,trade,un,with the
-1.4 # is,and it,by friday,dobry,dzien,dzien dobry,for architects,from a,go,got,happy to,house in,how much,im a
-1.4 in dublin,instead,is at,la,leaf,lobby,looking for,me on,met,need a,nice,paper,should i,single,speak to
-1.4 they,to have,to visit,two,whatsapp me,would a,you and,you were
-1.5 # high,again,budget,come,doing,door to,finish,fitting,heard,hinges,i know,if not,please confirm,set,so
-1.5 so i,someone,still,you quote
-1.6 aber,ag,agaibh,agence,agreed,alarm,apprentice,architecte,ardmore,attendons,august,aunt,aus,avons,ba
-1.6 ballpark,bar,barn,bauen,bedroom,bifold,birr,biura,blank,blocks,boarding,bonsoir,bounced,broke,browser
-1.6 budowlana,buna,buongiorno,bureau,burglars,byrne,cad,cambiar,cant,capel,carpenter,cene,chamber,change
-1.6 charged,cherche,cherrywood,chistin,christmas,church,clad,class,clifden,closes,cm,college,commande,commence
-1.6 committee,competition,concrete,conservation,conservatory,control,corriger,costa,counter,d01,d02,d03,d04,d1
-1.6 dad,decide,declan,declaration,defective,delighted,dentree,deserve,deux,dhoras,didnt,difference,din
-1.6 disappointed,disgrace,do i,dobhair,dog,donegal,drawing,dublina,dundalk,estates,estimate,expectation
-1.6 extending,extension,fabricator,farmhouse,fd30,feb,federation,fehlt,finished,fixings,flap,folder,fourth
-1.6 frosted,gconamara,gorey,gostaria,grateful,grid,guards,guests,guys,gym,h91,hacen,haha,handover,happens
-1.6 haustur,height,hemos,heritage,hinge,hole,homes,hospice,howth,iei2eas6ta,inherited,insurer,invitation
-1.6 invites,january,joiner,journalist,junk,kerry,keypad,kildare,kilkenny,killarney,kinsale,klemmt,kostet
-1.6 laminated,large,las,leitrim,liability,library,lieferung,lintel,liom,loading,lyon,machen,mad,madame
-1.6 maintain,maith,mallow,manual,mark,max,mayo,medidas,medir,metalwork,metalworker,mhaith,mhead,modular
-1.6 monsieur,montage,montazem,morgen,mullingar,nachschicken,necesito,neighbours,netto,newry,ngaoth,nine,noon
-1.6 note,notre,nov,nua,nuala,nursing,october,offaly,offered,operate,operator,option,oranmore,orcamento
-1.6 ordering,ourselves,outgrown,overflow,owns,p31,pairs,pane,passons,patience,patina,pdf,pentru,performance
-1.6 permit,plain,planning,podcast,portlaoise,potrzebuje,print,proceedings,promised,proper,pub,public,puertas
-1.6 qty,quantities,quays,queries,quiero,quoted,raibh,rammed,rated,rear,recibido,reduce,references
-1.6 refurbishment,regional,repairs,reprint,resend,residents,restoring,ringaskiddy,road,robicie,rotted
-1.6 sandyford,saying,scheme,seals,searched,seem,seomra,september,she,shoot,shopfront,shops,sibh,sizes,sligo
-1.6 smart,snapped,solid,sommes,spam,speaker,spec,specification,spoke,square,stages,stalowych,structure,stuck
-1.6 student,surveyor,svp,szukam,taispeantais,talked,talking,tenant,testing,then,thickness,towns,transit
-1.6 transom,trocar,tullamore,turen,ukrainian,upstairs,ur,urgently,usa,vape,venir,vitree,voces,vorrei,want a
-1.6 waterford,we need,what is,widened,wider,wind,wuld,xy12,youre,ziua,zwei,дверь,двері,дублине,заказали,корке
-1.6 можете,нужны,потрібні,приехать,сколько,три,установкои,你,吗,多,子,少,想,房,扇,林,柏,玻,璃,要,都,钱,需
-1.7 bank,came,fire,for the,from the,its,pictures,possible,regards,so that
-1.8 and a,bank details,hospital,letter,nothing,really,terms,union,vous,way,were
-1.9 # apartments,# at,# fire,# glazed,# quotes,# units,# year,a charity,a donation,a dor,a dublin,a front
-1.9 a piece,a property,a scam,a showroom,a survey,a text,a wheelchair,about our,accountant,acoustic,adjuster
-1.9 agree,ahead with,am an,and fit,and glass,arched,are renovating,asking,assessor,at our,automatic,b,banco
-1.9 bank transfer,banque,be with,bestellt,betting shop,board,boston,brauchen,bray,budget is,buenos,building a
-1.9 bullet,bullet resistant,bungalow,buro,bus,but the,button,by bank,c,came off,can not,can someone,can the
-1.9 cancel my,capacity,carlow,cat,cavan,certs,chantier,cherchons,claims court,clearance,client is,clinic
-1.9 cloned,come out,contractor,contrast,cottage,could pay,couleur,cristal,cuanto cuesta,cuesta,delivery was
-1.9 detail,details of,dias,different,dimensions,doing a,doing up,door and,door on,doors on,doras,drawdown
-1.9 dublin #,e mail,ein angebot,el,email from,english,entrance door,erase,error,ex display,expect,extras,fdeos
-1.9 fited,fitting out,for ye,france,gaa,gaa club,garda,gave,gentleman,glass doors,glass partitions,gloine
-1.9 gracias,griff,guild,hinged,hold and,home in,house and,houses,hurry,i call,i claim,i never,i won,in brass
-1.9 in carlow,in galway,in naas,in tralee,insurance company,is broken,is tight,ist,it out,just want
-1.9 just wondering,kids,kiedy,kind regards,kindly reply,kindly send,kitchen and,konnen,kosztuje,ktos,la banque
-1.9 laptop,last night,letting,like <link>,living,lovely,lucan,lunch,maeve,maynooth,me again,me back
-1.9 meeting room,meeting rooms,membership,mess,metre,mixes,money is,mortgage,mutch,my password,my phone,naas
-1.9 navan,nearly,necesita,need door,new bank,new door,new entrance,number on,odd,of them,old,opening in
-1.9 our architect,outside,page says,parish,park,pay a,please go,please remove,please ring,po #,poor,porch
-1.9 portes,potrzebujemy,praghas,preciso,price and,przyjedzie,pueden,purchase,quanto,quick chat,quiet,reeded
-1.9 ref,released,renovation,rfq,rings,rufen,rusted,salthill,says your,seai grant,secretary,secured,seo agency
-1.9 shed,shelter,ship to,shop in,shop on,sits,slim,small claims,so please,soundproof,specified,stage,station
-1.9 steel security,step,street and,stud,stud wall,suchen,suits,supply and,surveyed,ta,taller,tax clearance
-1.9 texting,the black,the build,the button,the council,the gaa,the invoice,the key,the lead,the leaf,the lobby
-1.9 the original,the phone,the photos,the seai,thing,this email,thursday,tidy,to change,to order,to spend,told
-1.9 tom,took,total,touch,tralee,u value,understand,uneven,units,veut,vilnius,want my,want the,was fitted,water
-1.9 we like,we paid,wedding,went,went to,whatsapp group,wife,wifes,will pay,willing,windows,wondering,wont
-1.9 workshops,write for,writing,you help,you match,you might,you offer,you sent,you ship,you should,you still
-1.9 your form,your mailing,двери,когда,нужна,офис,перегородка,у,请,请 问,问
-2 a steel,dublin,evening,is the,like a,night
-2.1 on the,steel
-2.2 <link> please,a video,abt,account number,aco,am writing,and im,and payment,apartment block,asks for,at the
-2.2 athlone,bay,bigger,branch,bronze finish,buenas,builder,built,can offer,can ye,casino in,closing,come and
-2.2 company and,coordinate,crew,cuanto,data sheets,do a,donation,door #,door with,doors and,doors to,dor,duas
-2.2 eine,en dublin,ennis,enterprise,enterprise office,failed,faut,fluted,for monday,for steel,from my,galway
-2.2 glass door,hand,hatch,host a,i write,in june,instalments,internal doors,ironmongery,is my,is wrong,issue
-2.2 livrez,lockable,lol,match,me a,me now,measure,might,mistake,moment,montaz,my card,my money,my own,need to
-2.2 needs a,noise,north,not work,oak,of my,offer you,on saturday,ope,open on,order for,our server,own van
-2.2 paid the,parking,partitions,payable,piece,please call,please delete,please take,po,portas,possible to
-2.2 practice,programme,queremos,quotation for,rattles,rds,reader,received,reception,relocating,renovating
-2.2 replaced,resistant,ring #,room,rough,running,salon,screen and,seai,sells,sheets,shutter,sliding door,so we
-2.2 south,st,stairs,steel and,steel screen,stockroom,storm,supplied,supply only,the fire,the frame,the front
-2.2 the lads,the landlord,the noise,the page,the quote,the steel,the third,to download,two weeks,una puerta
-2.2 under,value,was approved,we host,we order,west,will go,without a,work in,worries,would ye,ye do
-2.2 year guarantee,yet,you deliver,you installed,you is,your insurance,your invoice,your quote,your workshop
-2.2 добрыи,добрыи день,мы
-2.3 a new,a price,could you,drawings,lock,office,somebody,there,unit,we would,your doors
-2.4 <link> can,a casino,a door,a double,a heavy,a house,a raffle,a welder,about #,about it,account for,acier
-2.4 address is,and what,and wondered,any chance,asap,association,at it,at night,bank account,behind,bought the
-2.4 bronze,can somebody,can start,can you,chance of,closer,closers,co,colour,company for,crane,deadline,depot
-2.4 design studio,display,do ye,doorsets,drawings for,east,en acier,entrance doors,father,fitted in,floor plan
-2.4 for glazed,forced,gate,glazed doors,got an,haben,hallo,hard,has to,here is,how soon,i paid,in may
-2.4 in swords,installed,internal,it again,kicked in,lads,looks like,me today,mi,moving,must be,my house
-2.4 need the,need two,needs,new one,no problem,office and,ordered,our office,paint,pair,payment terms
-2.4 photos of,porta,pouvez,pouvez vous,price for,replacing,revolut,sample of,screen,swords,taking,that still
-2.4 the balance,the bronze,the end,the handle,the office,the opening,the order,the workshop,the wrong,thought
-2.4 to follow,trade evening,transferred,transition,transition year,u,un devis,union is,was kicked,we bought
-2.4 we got,welder with,were a,wheelchair,when i,who do,wide and,with my,wonder,wondered,would that,you hold
-2.4 your fitter
-2.5 a glass,a typo,about the,and would,apartment,architect,balance,between,bitte,block,chance,das,draught,end
-2.5 end of,floor,floor is,for two,frames,i like,i tried,il,ile,in cork,in it,kicked,kitchen,know what
-2.5 lead time,left a,limerick,mai,met at,mother,my door,my order,neighbour,not need,office in,opening is
-2.5 pallet,partition,pivot door,please quote,prosze,prosze o,rc3,rc4,receipt,require,room and,street,thank you
-2.5 that is,the back,the bank,the estate,the hall,the house,the money,the second,the sliding,the trade,the way
-2.5 three doors,toughened,tried,typo,um,une porte,visit the,wants,we met,web design,week and,welder,whats the
-2.5 won a,you confirm
-2.6 but,there is
-2.7 # by,a screen,are on,back door,broken,council,does the,doors with,double door,give a,glazed screens
-2.7 invoice #,is no,it be,it says,june,key,leave,nobody,puerta,quote for,raffle,rooms,saturday,thank
-2.7 thanks for,the credit,the entrance,the lock,the showroom,unit #,we make,whats,witam,you with
-2.8 a trade,ahead,black,credit you,door in,door you,doors in,fire doors,fitters,frame,glass,go ahead,got a
-2.8 in march,landlord,my account,order #,porte,ral,ral #,security door,sliding doors,sorry,the old,there a,une
-2.8 wants a,warranty,who should,you come
-2.9 any time,asks,club,credit union,door is,for my,i get,need #,pivot,said,security doors,solicitor,still on
-2.9 the floor,third
-3 # doors,# mm,# wide,# x,and need,and the,bought,brass,call me,cork,could i,door,door for,door was,doors
-3 doors #,doors for,drzwi,entrance,fd60,fitted,fitter,from you,front,front door,glazed,hall,house,i do,i pay
-3 is it,is that,is there,march,mm,opening,panels,ring,ring me,says,screens,sliding,steel door,tender,the #
-3 the deposit,the door,the doors,the glass,to pay,two doors,wall,we want,what would,wide,workshop,wrong,x,x #
-3 ye,you give,you send
`;
