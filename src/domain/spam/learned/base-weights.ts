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
2.7 # new,about to,an exit,articles,at low,beat,books,brief,europe,factories,fees,for new,get your,guide
2.7 hosting,how many,ihre,industry,is about,lose #,niche,non,our ai,price #,products,quality,reviews for
2.7 revisions,script,send us,serious,settle,shall,shipment,slow,start at,tell us,this message,thousands,tiktok
2.7 to claim,verified,voice,votre,watch,you only,your wallet,телеграм
2.6 <mail>,<money> per,list of,your business
2.5 # <money>,# btc,# zl,<money> no,acquiring,affordable,amount and,an ai,and books,artwork,bitcoin to,bonus #
2.5 bots,cent,chatgpt,companies like,comparison,competitive,container,director,document,enter,expires today
2.5 have an,help you,hours a,hr,ielts,in acquiring,in china,in europe,inv,inv #,just <money>,keywords,know your
2.5 leading,led,loans at,lonely,low cost,managers,meetings,million dollars,notice your,ohne,only pay,outreach
2.5 paperwork,pay per,permanent,phone numbers,picks,platform,provide,rates,rebuild,record,register your,rivals
2.5 sector,shopify,sites,start with,stolen,the domain,them or,these,thousands of,to receive,try it,turn,upfront
2.5 valuation,vip,we manage,we put,welcome bonus,wish,wish to,wordpress,you #,your calendar,your sector,zl
2.5 в телеграм,пишите в,по
2.4 only <money>,save,search,up to,we provide
2.3 # for,# within,% discount,<money> each,a <money>,a demo,a leading,a list,abroad,accept,address and,agents
2.3 and phone,and win,applied,appointments,assistants,attention,average,backlink,bangladesh,bez,blogs
2.3 bookkeeper,buy cheap,callers,casino bonus,channel,chatbot,clock,coffee,competitors,connect,curious,cyber
2.3 database,de google,delay,desde,develop,direct,dofollow,drone,duration,dying,empresa,escribame,european
2.3 examples,expert,experts,explainer,extra,financial,finds,flexible,for manufacturers,for only,forward to
2.3 from <money>,from india,full name,gala,gone,google reviews,growth,hear,imagine,immediately to,invoice inv
2.3 iso,keyword,lawsuit,likes,loads,looking forward,lucky,makes,manufacturer of,masterclass,mobile apps,music
2.3 natural,negative,no contract,obligation,online without,optimise,our company,owners,pay when,paypal,per lead
2.3 percent,pharma,potential,power,powerful,presence,process,processing,product,prospects,protect,proven
2.3 ratings,reasonable,receptionist,removed,repondez,required,resellers,returns,revenue,revert,roof,rows,scan
2.3 sea,seek,serious buyers,sexy,sin,small businesses,spell,spots,targeted,telegram,terminal,the top,to release
2.3 today and,trademark,traffic,trial,trip,turned,viagra online,views,visa,wait,we noticed,widget,with mobile
2.3 without prescription,writers,your #,your brand,your competitors,your parcel,your trademark,на,от,от #
2.3 продвижение,саитов,信,微,微 信,真
2.2 a month,a week,bonus,from #,guaranteed,leads,on telegram
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
1.6 # %,# million,%,% interest,audit,be interested,cialis,commission,contact me,de #,dear,dear i,developers
1.6 domain,entry,ev,family,homepage,in ireland,limited,machine,modern,of an,on request,open to,personal
1.6 profiles,service,sign in,slots,space,storage,try,we collect,we send,your card,youtube
1.5 book a,business,firms,for free,listing,may i,million,on whatsapp,people,per,per hour,place,prices,weekly
1.4 # in,accepted,ads,amount,apps,buyers,charge,cheap,cost to,crypto,cut,days,domain name,donate,exchange
1.4 expires,factory,factory price,for your,from home,google,hacked your,hey,hot,hours,let me,low,many,mining
1.4 more,notice,please see,plus,portfolio,publish,ready to,registration,request,score,seo,share the,to discuss
1.4 to register,we offer,worth,your domain,your listing,your online,your site,и
1.3 # days,<link>,<money>,ask for,at <link>,brand,ce,contact,grow,interested,month,needed,ready,register,tell
1.3 this month,to this,upgrade,win
1.2 # hours,% sure,a customer,a1,abc123456,accreditation,acknowledge,across,act,active,adhesives,adjustment
1.2 advance,advisors,age,agora,aided,aime,allocation,allowances,alternatif,amazing,amazon,among,an hour
1.2 analysis,and save,and your,animate,animated,animation,ankara,anmelden,answered,answering,antworten,anybody
1.2 anywhere,ao,api,aposte,appear,applies,army,arthritis,artisans,asdkjh,asia,ask,ask me,assessment,assistance
1.2 astrologer,attempt,attendee,attendees,attente,auctioned,audits,augmented,aumente,author,authorise
1.2 authorised,authorize,automate,automated,autopilot,avant,award,awareness,azienda,bachelor,backups,bad credit
1.2 badge,baixos,bajos,bali,ban,banker,banknotes,barato,bars,bazy,be delivered,beantragen,beautiful,becomes,bed
1.2 belgrade,belly,ben,bending,beneficiaire,beneficial,beneficiaries,beneficiary,benefit,benotigen,besoin,bets
1.2 biggest,blackjack,blood,blue,blueprint,bluetick,boas,bodyguard,bonuses,bored,bounce,branded,brotherhood
1.2 brunette,bubble,buchen,bulgaria,bumping,burkina,burn,buy,buyer,cadastre,cairo,campagne,campanas,canadian
1.2 candidates,capable,capital,caps,captions,captures,car,carat,cargo,carpet,carton,cassino,casting,ceny,chame
1.2 changes,changing,chase,chases,chasing,chatbots,cheating,checked,chen,chip,chips,choose,choosing,chrome
1.2 cindy,clamp,classes,cleaner,clerk,clic,clicking,clicks,clientes,clip,cmmi,coin,coins,colis,colleague
1.2 colocamos,commercial,companions,compare,compliance,compliant,compressor,compromiso,compte,computers,con
1.2 concepts,conference,confidentially,confirmed,confirming,congratulations,congress,consent,construction
1.2 consulta,consultant,content,continue,contracts,contribute,contributions,converts,cooperate,cooperating
1.2 copying,copywriting,corporate,corrector,corrugated,couch,counterfeit,countries,coursework,covered,cpf
1.2 creative,creditos,credits,criacao,cure,cured,cute,cutie,cvs,d,daftar,damen,darknet,darlehen,darmowa
1.2 dashboards,databases,day,ddos,ddp,dead,dealers,debts,decedee,decision in,deductible,del,deleted,demandez
1.2 deposito,depuis,designers,destroyed,development,dhl,diabetes,dial,dialler,diese,diet,dinero,diplomas
1.2 directly,directory,disconnected,discord,discover,discovered,distributor,divorce,dla,dmca,drip,drops
1.2 dropshipping,dubois,dunk,dust,dysfunction,dziennie,dау,earlier,eating,ecommerce,editor,editors,edu,efektow
1.2 einen,einfach,einzahlung,elite,elizabeth,emailing,embroider,empresas,emprestimo,en590,engagement,enjoyed
1.2 enough,entire,entrega,entrepreneurs,entrust,enviar,envio,erectile,erp,erstellen,escorts,escriba,especial
1.2 essays,estimating,etes,eth,euro,everywhere,exact,excel,excellent,exist,exklusiv,expiration,explode
1.2 exploding,exporter,f,fabricators,facade,failure,famous,fans,faso,fat,favour,fearing,featured,fed,fedex,feel
1.2 fiber,fibroids,fichier,filipino,financing,finder,firmware,first page,fiverr,fixers,flash,flat,flex,flood
1.2 floodlights,flow,for brands,forbes,fordern,forget,formalnosci,formation,formsender,fortnight,forwarder
1.2 foshan,fotowoltaika,founders,frais,freedom,freelance,freispielen,fresh,fridays,frozen,fun,gacor,gagnez
1.2 gambling,gane,garanti,garantido,garantie,garantiert,garantizada,garantizados,garden,geehrte,gel,gemini
1.2 general,generate,gerne,gestionamos,gh,ghana,ghytrfde,giving,glad,gloves,gm,gov,gratuite,gratuito
1.2 grundgebuhr,gunstigen,gwarancja,gwarantujemy,haccp,haga,handbags,handel,handled,handsets,handwerker,hanoi
1.2 haoxin,happen,hardworking,hari,harrison,hashtags,hassle,hat,hause,headhunters,hebei,hello100,her,herbs
1.2 herpes,herren,heute,higher,hire,holding,honest,hora,horas,housewives,housing,human,hurt,hurting,husbands
1.2 icpo,icumsa,identified,identities,if interested,ig,illuminati,import,importer,importers,improve,improving
1.2 in #,inbound,inboxes,incall,inches,includes,inclusion,inclusive,incoming,increase,index,individuals
1.2 informative,informed,infringes,ini,inkl,inmediata,insertion,instagramie,installers,instantly,intercepted
1.2 interesa,interesse,interest rate,interior,international,internetowa,internetowych,interruption,introduce
1.2 invest in,invested,investimento,invisible,invoice and,irlandii,is free,is here,iso9001,issues,istanbul
1.2 it <link>,it with,ja,jack,jackets,japanese,jason,java,jet,jiangmen,jogo,joint,jordan,jordans,judi,juros
1.2 jusqua,justice,justificatif,karachi,kathmandu,kazakhstan,kazan,keller,keygen,kin,klicken,kolkata
1.2 kontaktieren,kors,kostenloses,kryptowalutach,kunden,kup,label,ladies,lahore,landed,lapse,laravel,latest
1.2 launch,laurent,leader,ledger,legue,lena,lend,leo,letre,licensed,licenses,life,lift,light,liked,lily,listed
1.2 listeners,lists,lkjasd,llamamos,load,login,logos,loi,london,longer,looked,lord,lost,lucro,machining,magento
1.2 mailingowe,maintenance,major,makemoney,malware,managed,mandate,mandatory,manila,manuals,map,marabout,margin
1.2 margins,master,matched,matching,matter,mattress,medal,medium,meds,medshop,mehr,melden,melissa,melts,mensah
1.2 mentions,mentor,merchants,messages,meta,meter,method,mfguwqlkpznvx,mice,michael,migrate,mike,millions,min
1.2 miners,mint,minut,minutes,miracle,missed,misses,mission,mme,mo,mocked,mockups,models,mounjaro,muito
1.2 mutually,mystery,n0,n8n,nachricht,name is,named,napisz,nas,natasha,nations,naturally,naturel,near,nearby
1.2 neha,net,netflix,neue,next of,nfl,nft,noch,nominated for,nosso,notaire,obi,obserwujacych,obtain,occupation
1.2 odds,odm,odoo,oem,of kin,offert,offre,offshore,ofrezco,ogun,oijpklqwerty,okay,omega,on autopilot,online
1.2 only,operating,opportunity,oprocentowanie,optimierung,optimising,optimization,ordinateur,organic,orphanage
1.2 otimizacao,our magazine,outcall,outlet,outlets,outsource,outsourced,overpaid,owned,pagando,pago,painters
1.2 pakistan,panstwo,papers,particulier,particuliers,partir,passnow,patch,patek,patent,payments,payroll,pbn
1.2 penalty,pensioners,per day,perfect,period,permits,personalised,personne,personnel,pervert,pest,phentermine
1.2 philippines,photoshop,photovoltaik,php,phrase,piatku,picture,pieces,pierwsza,pigeons,pipe,pipeline
1.2 placements,plot,poland,polski,portals,portare,posso,posting,posture,pozyczki,pr,prayer,precios,preisen
1.2 prepare,present,press,prets,prima,primeira,primeiro,primera,principals,priority,privately,professor
1.2 profitez,profits,promoting,proofreading,prophet,proposta,propuesta,pte,puffs,purpose,putting,pvc,python
1.2 qpwoe,qq,qualite,quantity,quantum,qui,quickbooks,quieres,quit,qwlekj,qwztrlpkmxvbn,rahul,random,ranking
1.2 rapide,rapidos,rats,reaching,readers,reais,reality,realizziamo,recent,recently,records,recruiters
1.2 redelivery,redes,redid,reel,referendum,referral,refill,refinery,refundable,region,registered,regler,regrows
1.2 rekordow,relationship,relevant,relief,remade,rembourser,remedy,remit,remotejob,renda,repayable,repayments
1.2 reply,reputation,reseller,reserve,residence,resource,resources,responde,responder,responsive,resultados
1.2 retail,retailers,retire,retouches,retour,reviewers,reviewking,reviewmax,rich,riesgo,risiko,rodadas,rohs
1.2 roots,roulette,router,royal,russian,sa,salesperson,sam,samples,samsung,satisfied,scammers,scheduling,scored
1.2 scores,scrap,screened,sealing,searches,secures,seen,sehr,seite,sekarang,seller,sem,senior,sequence,serieux
1.2 serum,servicios,seu,share your,shared,shares,ships,shopper,showrooms,shredding,sialkot,sich,sichern,sign
1.2 signed,signs,signup,similar,since #,singapore,siti,situs,skilled,sklepow,slavic,sleeping,smm,snoring
1.2 sociales,sofa,sofortige,solve,sounds,sovereign,spanish,speakers,speaks,specialize,speed,spice,split,spouse
1.2 spreadsheet,spy,squid,staffing,staking,standby,start,startups,stations,stay,stays,stickers,stopping,stops
1.2 stores,stories,story,strings,strips,strona,strone,studies,stunned,su,sua,suas,submitting
1.2 suchmaschinenoptimierung,sue,suggestions,summit,sunflower,sunglasses,supercharge,supervisor,surface,surname
1.2 surprised,suspicious,sweetie,sync,syria,szybko,takeoff,takings,tanio,taste,te,telesales,tempered,termin
1.2 terpercaya,tested,texte,the form,thirty,those,thoughts,ticket,tickets,ticking,tigrinho,till,tips,tipster
1.2 tired,to see,to start,todays,toefl,together,toll,tour,toute,trabalhando,trafego,translate,travail,trick
1.2 trunk,trustworthy,truth,tubes,tuna,tune,turnover,tus,tutaj,tv,tworzenie,tylko,tys,uk,unable,uncensored
1.2 uniforms,united,university,unregistered,unser,unverified,up in,us on,usd,usdt888,user,vacancy,vehicle
1.2 vendas,verde,vergeben,verifiable,verification,viable,viewing,villas,vindas,violates,violations,virus,visas
1.2 visible,visite,visiting,visualisation,vostra,voyant,vulnerable,wake,warm,warnings,watched,we hold,weak
1.2 wealthy,webdesign,webflow,webmail,webmaster,well,western,wheel,who can,winners,with <money>,withdrawal
1.2 wniosek,worker,wrap,wraps,wycena,wychodzenia,xero,yearly,yeezy,yellow,you like,youve,zadzwon,zainteresowani
1.2 zamow,zarabiaj,zhaoqing,zinsen,zloz,zum,zusage,zxcvbnmqwert,zxmnc,адресов,базы,бесплатно,бонусом,ваш,вашего
1.2 вложении,вулкан,выигрываи,вітсоіn,делаем,депозит,дешево,диет,долларов,еvеrу,заим,заходи,звоните,из
1.2 инвестируи,интернета,капсулы,карту,кг,коммерческих,компании,консультация,контекстнои,криптовалюту,лучшее
1.2 лучших,места,миллионов,минут,настроика,недорого,низкие,отказа,оформить,первая,первые,первыи,подарок
1.2 подробности,поиске,получаи,поток,похудеть,почту,предлагаем,предложении,разработка,раскрутим,регистрация
1.2 результат,результату,рекламы,саит,саита,саиты,скидкои,слотах,сообщении,срочныи,увеличим,фриспинами,цены
1.2 яндекс,яндекса,上,不,低,供,值,元,击,到,务,号,同,址,增,外,娱,存,家,广,引,彩,搜,搬,擎,收,数,日,是,服,期,本,格,欢,款,歌,正,百,益,目,砖,秒,稳,第,索,规,让,谷
1.2 账,贸,赔,赚,迎,金,长,项,首
1.1 # minutes,brands,cards,claim,developer,emails,ends,exit,first,full,in your,investment,list,manage,now
1.1 offering,online casino,prescription,qualified,secure,send the,send your,stock,to our,too,unpaid,video
1.1 waiting for,welcome,without,write,yours
1 <money> a,bitcoin,discreet,fast,fixes,followers,found,is your,loans,me know,package,play,see the,what you
0.9 # kg,<money> million,a brand,a look,account has,act for,add a,and cash,and never,and pay,area,at your
0.9 become,bim,blog,boxes,call this,can do,can send,cancer,cheapest,cleaning,coming,contact our,contactez
0.9 copied,craft,deals,directory is,discreetly,driving,every,export,facility,fail,fob price,free sample
0.9 free shipping,funds,generic,get,girls,have any,helped,hiring,inside,inspection,instagram and,iphone,ireland
0.9 is waiting,it free,kg,last month,less,lights,line,links,live,long,lottery,manufacturers,may be,measured,men
0.9 message,mit,my name,order now,other,over #,overdue invoice,owed,par,part,passive,passports,premium,proposal
0.9 r,ready for,recorded,reply to,send <money>,services,site and,slowly,social,solar,stable,stand,star,their
0.9 time to,to talk,trustpilot,used,visit <link>,watches,we act,websites,whatsapp,whatsapp #,when can,wholesale
0.9 widow,with no,with one,within,yes to,you use,you want,your,your offer,your sales,your website,开
0.8 % off,at #,card,chat,fee of,for you,into,partner,same,to a,town,trading,while,within #,you be,your account
0.7 answers,below,broker,clean,com,confidence,contact us,county,discount,down,euros,fee,few,final,fob,for #
0.7 for sale,forward,friend,god,goes,guest,half,if i,in confidence,in my,instagram,invest,join our,legal,lender
0.7 licence,lower,manager,million euros,minute,most,na,no experience,nominated,not be,noticed,open the,password
0.7 phone,port,rate,remove,replica,sales,see,selected,send,sir,start now,test,the first,thinking,thinking of
0.7 to you,update,us for,viagra,view,we run,will not,with your,working,you a
0.6 # day,# now,a client,a fixed,a late,about your,accessibility,account to,action,add,address,ago,air
0.6 and delete,and noticed,annual,answer,approval,apps for,at <mail>,awards,been nominated,box,brings
0.6 business loan,business loans,cancer and,casino and,certificates,city,client who,company has,company is
0.6 competitor,considered,contract,copies,could not,de <money>,dear sir,development company,died,download,draw
0.6 dubai,early,emails and,everybody,everyone,everything,expire,expo,fabrication,find,fix your,flyer,for any
0.6 for delivery,forex,free of,full and,future,generic viagra,get a,get an,gives,google for,guest posts,hacked
0.6 had a,hair,has been,have #,hello we,hot girls,husband left,i found,i lost,ill,in stock,in with
0.6 increase your,investors,it company,keto,keto gummies,kg in,know if,laser,legal action,let,lets,loans to
0.6 marketing agency,masks,money in,now to,of hinges,oferta,on your,our new,our studio,package is,packaging
0.6 parcel,pay by,payday,payment by,pension,please contact,please pay,por,pret,price is,price per,pricing,pro
0.6 projects,quickly,quotes,regarding,register now,reminder your,reply with,reply yes,represent,represent a,say
0.6 seats,secret,slot,social media,sports,spot,star google,subscribers,sum,sunday,suspended,table,taken,tax
0.6 that it,the uk,the year,this,three weeks,to get,to publish,to send,tomorrow,trades,trust,until i,vapes
0.6 videos and,wcag,we represent,website,website is,when you,whether,will share,winnings,with #,works,write me
0.6 xanax,you from,your ad,your address,业,可,的
0.5 #,and i,around,article,best,costs,each,experience,hi i,in a,interested in,marketing,moq,name,on google
0.5 portal,post,review,today,up,y
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
0 a #,an,and,build,cash,firm,for,good,here,hi,last,money,next,on a,pay the,talk,want to,we do
-0.1 # #,a sample,a year,be,cheaper,details,finance,fix,hello,help,here to,in,it in,made,magazine,never,new,on
-0.1 payment,property,quick,some,soon,ten,we supply,work,you have
-0.2 # each,# followers,# of,# years,agent,back,been approved,before the,big,cannot find,click,confidential
-0.2 could we,customs,does,done,else,film,firma,fix it,following,for our,guarantee,guten tag,has a,have two
-0.2 have you,he,i can,if we,inbox,install,it cost,it on,keep,kind,link to,loan,loss,mail,mailing,man
-0.2 management,meeting,members,minute call,missing,mixed,much for,my husband,no fee,of <money>,on hold,open
-0.2 poker,question do,scam,schedule,see my,send a,ship,spend,stainless,statement,subscription,supplier,system
-0.2 tag,the day,this is,through,up on,what does,what we,with us,years,you,you consider,you free,you to
-0.3 a,a short,access,account,after,by,by #,confirm your,delete,deposit,do you,for a,have,host,i was,late,lead
-0.3 like,like the,like to,make,ok,photos,please reply,price,second,short,small,speak,time,to be,very,we pay
-0.3 which,who,you need
-0.4 # all,# or,<link> to,a deposit,a domain,a fee,a strong,account with,after #,agent for,an seo,and could
-0.4 and door,and have,and look,ar,are doing,are here,are looking,are your,as a,available for,being,bless
-0.4 blocked,but it,buying,call centre,can be,cancel,checking,clear,click here,community,configurator,confirm
-0.4 contact my,copyright,cracked,cutting,czy,dating,dealer,declined,deposit of,details and,dissertation
-0.4 employer,exhibition,for bronze,for one,free survey,funding,genuine,give me,god bless,good day,handles and
-0.4 held,hi do,hi there,hit,hold,hospital in,hotel,i,i live,i make,idea,ideal,immediately,in to,insurance for
-0.4 invoice,it,it looks,je suis,jerseys,just,know when,kontakt,lamps,landing,learn,level,live in,look at
-0.4 looking at,ltd,luxury,make a,me at,me with,merci de,model,moi par,my cv,my email,object,of the,off your
-0.4 offer for,offer loans,office #,offices,on #,on our,once,one,order,our prices,outstanding,over the,packing
-0.4 password on,please let,position,post about,presupuesto,preventivo,previous,prize,proceed,production
-0.4 qualify,raise,ray,re,recommended,recruitment,recruitment agency,repair,replacement,reset,roughly #
-0.4 samples of,see a,sell,sie,sie uns,sitting,something,strictly,strictly confidential,style,suis,supplement
-0.4 tag wir,take it,talk about,the data,the right,to about,to my,to view,truck,us by,vat,vault,w,waste,we take
-0.4 we talk,weight,who is,wholesale price,window,woman,work on,writes,you make,you sponsor,your catalogue
-0.4 your page,с,您 好,我 们
-0.5 # months,a supplier,all,angebot,any,architects,are,are a,brochure,call,claims,company in,credit,delivery
-0.5 does not,drop,em,for an,getting,got your,had,how,i need,is #,is for,is on,know,look,main,makers,monday
-0.5 money back,my late,next week,not,of a,on <link>,on instagram,opens,own,plant,questions,selling,send it
-0.5 show,side,supply,tuesday,until,use,want,we have,wed,with you,would love,year,you at,your inbox
-0.5 здравствуите,门
-0.6 # and,a quick,about,deliver,do,if,insurance,is,is not,looking,morning,para,saw,since,three,wir
-0.7 % on,<link> and,<money> for,<money> today,a bank,a partner,also,and we,apartments,are the,article about
-0.7 at a,attached,back to,better,bonjour je,busy,call now,call today,call us,called,cannot,click the,coil
-0.7 comes,court,department,do your,drivers,figure,follow,from our,furniture,galvanised,give,grant,his,i just
-0.7 i speak,i work,in steel,is a,is due,is missing,is overdue,jackpot,john,kindly,kindly get,last week,le,left
-0.7 left the,les,link below,locks,mailing list,mentioned,number,of mine,officer,on facebook,on my,our online
-0.7 owner,page of,paid,pharmacy,photographs,please advise,please find,quick call,replace,research,right,run a
-0.7 run an,section,server,sheet,should,six,staff,strong,talk for,that,the account,the attached,the best
-0.7 the business,the number,the payment,there are,think,to fix,to make,unless,upload,us a,us today,van,visit
-0.7 warning,we get,we sell,while i,work for,you know,you on,z,一,们,在,好,好 我,我
-0.8 a small,and #,and is,and want,can i,casa,collect,fit,group,i will,if you,in the,me,pour,studio,survey
-0.8 would,you do
-0.9 # no,can we,devis,documents,double,friday,from your,guten,handles,high,is in,it is,out,photo,safety
-0.9 the link,the price,una,we are,word,would like
-1 # pcs,<link> <link>,a link,a security,a web,a2b3,abc1,abcd,abend,acciaio,according,accountancy,accounting
-1 acero,actually,adhmaid,adjustable,adverts,afraid,african,agricultural,aids,airbnb,airtightness,alabilir
-1 an old,an open,angekommen,annoyed,ansehen,anthracite,anything,anyway,aoife,apart,apartamento,aperti
-1 apologies,appartement,appelez,appointment,apprentices,apprenticeship,approx,april,aran,arcades,arch
-1 architectural,architecture,argue,arrange,arrive,arrives,aside,ata,athenry,attach,auch,aufmass,auftrag,autumn
-1 availability,away,awful,baby,baggot,bakery,ball,ballaghaderreen,ballina,ballinasloe,ballincollig,ballymount
-1 bandon,barracks,bathrooms,bekommen,belfast,benefactor,bent,bernie,beschadigt,betting,bheadh,bhfuil,bhur,bid
-1 bird,birmingham,bits,biuro,blanchardstown,blind,blink,blocking,boa,bom,bonjour,bonjour nous,bookcase,bookies
-1 bookmaker,booth,bottom,boutique,brake,branches,break,breakfast,bricked,brokerage,bronze doors,bronzo,brother
-1 bs,budowe,buildings,bundoran,burglary,burke,buys,cafe,cage,call in,cam,can,cannabis,capex,carry,carrying
-1 carved,catch,caution,ccpc,cement,census,centre,centre in,cert,chain,chair,chairde,changed,chara,charging
-1 charts,cheers,chemist,cheque,chipped,chosnodh,ciao,ciara,citywest,claiming,claire,clare,claregalway,clarke
-1 clashes,classic,cleanroom,clicked,cloison,cloisons,clonskeagh,cob,cocina,cocktail,coded,coinne,collab
-1 collaborate,collaboration,collects,colman,colourcoat,combien,comment,comments,commerce,commissioner
-1 compatible,composite,conas,concession,confirmation,confirmer,contacting,contemporary,controlled,corredera
-1 corrosion,couldnt,count,course,crack,crazy,creche,crismas,cruach,custume,d14,d15,d2,d22,d3,d4,d40,d44,d5,d7
-1 d8,d9,dalkey,damaged,damaging,dangerous,danke,daoibh,dark,dates,daughter,davance,db,dda,deal,dec,deceased
-1 december,decides,decorateur,delai,demora,dent,dental,deposits,der,designated,designed,detention,dhaoibh
-1 dheanamh,dhith,dhotel,diena,dingle,dining,dinner,dinterieur,disclaimer,discretion,dispensary,dispense
-1 distribute,divider,dm,doable,doesnt,doirse,don,dont,door22,doresc,dormitories,dorthin,dos,drafty,dreams,drei
-1 dressing,drill,drilled,driver,drogheda,dropbox,drugs,drumcondra,dtoil,dubailte,dubline,duinn,during,duru
-1 durys,dwg,easier,easter,edges,education,eight,eleven,email with,emeka,emerald,emergency,empty,en4,enclosure
-1 ensuite,entrada,entregam,envios,envoyer,escape,escort,espana,esperamos,estrutura,ex,exporters,expression
-1 external,factura,facture,failing,fails,faire,falling,families,fancy,fanlight,farm,farrow,favor,fazem,fb
-1 fd6os,february,feck,feidir,fergal,ferienhaus,fica,finally,finanzierung,find your,fine,finger,fingerprint
-1 finglas,fiyat,flagged,flashing,floors,folded,food,football,forgot,forklift,forma,forty,founder,framed,frente
-1 frontage,froze,funded,fundraiser,funeral,furnace,further,fussy,galvaniser,galvanising,gaming,garage,gates
-1 gdansk,geliefert,geoffnet,georgian,gern,gerry,get back,gladly,glas,glastur,glasturen,glaswande,glazing,go to
-1 goal,golf,goods,gorgeous,gort,grade,graders,grafton,grainne,grannys,green,greystones,group for,ha,hallway
-1 hang,hangs,hardwood,hauliers,haus,headed,hearing,hedge,heights,helping,heres,hidden,hiqa,hiya,ho,hola
-1 holiday,hoover,hostel,howmuch,hq,humidity,hw,hygienic,i talk,i think,icin,if this,ifsc,ignore,ihn,incentive
-1 inch,inheritance,inklusive,inspect,inspiration,insta,instalacao,instructed,insurers,intended,interesuja
-1 interlocking,interview,intrare,invite,iron,is going,is paid,islands,isle,isnt,istiyoruz,it and,itself,jacket
-1 jammed,jams,jan,je,jersey,jest,jewellers,joking,jun,jus,k78,kainuotu,kam,kapi,keeping,keeps,kelly,kept,keys
-1 kickplate,kiek,kildare24,killed,kitchens,knobs,konnten,kosztowalo,kosztuja,l00,l01,l02,l03,l20,laba,labdien
-1 ladder,lagos,lam,lange,leaks,leased,least,lebanon,lengths,letterkenny,lever,lh,libh,liefern,lieferzeit
-1 lifeboat,lifted,ligar,limit,lined,lingerie,lisdoonvarna,listowel,livraison,livree,livrer,llaman,llamarme
-1 location,locksmith,lookin,lorg,lorry,lot,lots,lotto,loud,louvre,louvred,loves,luv,magazin,mahogany,malta
-1 manhattan,manufacturing,mari,masse,matchmaking,me the,me to,mea,measurements,meath,medical,menos,mentoring
-1 menvoyer,merci,merhaba,merrion,metal,meters,methadone,meu,midland,mieszkam,milano,minds,mine,mio,mirrors
-1 miyiz,mnie,modest,mon,monaghan,moore,mornings,mortgages,mosque,motor,movement,moycullen,mri,museum,myself
-1 nameless,narrow,national,nationwide,ndeanann,necesitamos,needful,nenagh,nervous,networking,nevoie,newsletter
-1 niamh,nicht,nie,niece,nights,northern,nowego,nsai,nurses,o,o12,objects,obrigada,obrigado,obscured,obviously
-1 oferte,offcut,offcuts,ofisimiz,oi,ola,on friday,opener,openings,operators,opinion,options,orainn,orders
-1 organisation,organising,orla,orphans,oscailte,otherwise,ottone,otwor,our page,ourcottage,out to,ouverture
-1 ouvre,ouvrons,overhead,oxycodone,pa,padraig,painted,panic,paris,parishioners,passed,passport,patio,pays,pcs
-1 peace,peknieta,penthouse,permanently,phibsboro,phishing,photographed,piace,picked,pinterest,pizza,placement
-1 plasterboard,plasterer,please send,plienines,ploughing,pls,pocket,podem,pods,points,polish,portone,postage
-1 posted,poster,precio,preparing,prescriptions,pretending,primary,prison,privileged,processor,projektowe
-1 projet,pronto,prop,przesuwne,przyszly,pubs,pull,purchased,push,q,qatar,qual,quel,quero,railings,ramp,rang
-1 rapidement,rappeler,rating,rayee,rc5,read,realizacja,rearrange,recipient,recognise,recommend,recu,recyclable
-1 recycle,reference,refit,refund,refurbished,refurbishes,refurbishing,reikia,reissue,related,relation
-1 releasing,reliable,remains,renovons,repaired,replicas,res,restaurante,retired,retiring,returned,rev,revised
-1 revit,revolving,rh,ringing,riser,risers,ristorante,rob,robbed,roller,roscommon,rose,rosslare,rotten,roughly
-1 rsvp,ruckruf,rung,rush,sabato,sacristy,sake,sala,salaam,salonu,saloon,samstags,sathairn,saunas,savage
-1 schloss,schon,schoolhouse,scianki,scooter,scratched,seal,sean,secondhand,securitate,seems,seguridad
-1 seitenteil,semi,send me,sender,sends,sensory,separated,sestdien,sets,several,sharepoint,sharp,shelving
-1 shooting,shortlist,shot,sidelights,sides,siete,signal,signature,silent,silver,sister,sito,sixties,skellig
-1 skibbereen,skin,skips,sleamhnain,sleeve,smithfield,smoke,snag,societe,soft,soir,sold,solicitors,sometimes
-1 son,sort,sound,speakeasy,specifying,spedirla,spiddal,spirits,sponsor,sponsors,sponsorship,springs,spv
-1 squeaks,stahl,stahltur,stair,standard,standing,stands,stars,starts,sticker,sticking,sticks,stiklu,stopped
-1 stradajat,straps,strict,stronger,strongest,studying,subcontract,subcontractor,such,suit,suitable,supervisors
-1 suppliers,supporting,supports,surcharge,surgery,surveying,surveys,svg,swap,swing,szerokosc,szklanej,szklem
-1 szkoly,szyba,tables,tablet,taim,taimid,tall,tallaght,tarda,tardan,tarde,tardes,tattoo,teach,teak,teams
-1 teastail,technical,technicznych,telefon,telefonieren,temporary,tenemos,tengo,terminem,thabhairt,thanks,thats
-1 the,the job,the new,the winner,theres,thicker,thin,threshold,thx,tig,tight,tiktoker,tiles,timber,to me,to us
-1 toddler,tomasz,tonne,tops,tosaigh,toughening,transfer,transferable,transport,treasurer,tres,trim,true,trwa
-1 tu,tuam,tue,tur,turkey,tusla,twelves,twenty,twomey,u12,uae,uainn,ud,uncles,unhappy,unsere,up the,uses,using
-1 utilty,vai,valid,values,vandalism,vans,vary,vendor,veneer,ventilation,verriere,vestry,vetro,vidrio,vidro
-1 village,vintage,vision,visits,visto,vitrees,vivimos,vivo,vom,vostro,wanted,ward,ware,warp,wc,weather,webpage
-1 wednesday,weights,wejsciowe,welding,westport,wet,whatever,whiskey,whistles,whoever,wicklow,widower,wie,wing
-1 wipe,wire,wishes,wooden,written,wud,wurde,wurden,wymiar,wysokosc,x2y4,xmas,xx,yard,yere,yesterday,yoke
-1 you the,youd,youll,your bank,zacina,zamek,zamowienia,ze,zewnetrzne,zieht,будет,будинок,входная,вхідні,вы,для
-1 дня,добрии,доброго,дом,доставка,дякую,живем,какая,корку,лімерику,магазин,мм,нас,офиса,офіс,перегородки
-1 пожалуиста,позвоните,посмотреть,работаете,стальная,стеклом,стоит,стоить,строительная,субботу,фирма,хотим
-1 цена,ціна,ширина,яка,برای,به,داریم,در,دفترمان,دوبلین,سلام,شیشهای,نیاز,یک,€,下,两,个,买,了,以,修,克,六,厅,周,品,大,宽,报,拉,换
-1 样,概,毫,火,看,科,米,营,装,钢,铜,防,餐
-1.1 a quote,accounts,by the,could,did,do not,estate,gets,have a,how do,my,need,shop,size,take,talk to,to the
-1.1 twice,urgent,won,your price
-1.2 advise,an email,and can,are in,arrived,both,building,close,cv,date,die,do the,ein,en,et,expired,happy
-1.2 heavy,i got,i run,is <money>,is our,link in,maker,much,need your,one of,or refund,problem,quote,school
-1.2 sent,spring,steel doors,than,to show,us know,was,what,where,you in,день
-1.3 approved,going,i want,im,irish,must,nous,please,security,showroom,trade,un,with the
-1.4 # is,and it,by friday,dobry,dzien,dzien dobry,for architects,from a,go,got,happy to,house in,how much,im a
-1.4 in dublin,instead,is at,la,leaf,lobby,looking for,me on,met,need a,nice,paper,should i,single,speak to
-1.4 they,to have,to visit,two,whatsapp me,would a,you and,you were
-1.5 # high,aber,ag,agaibh,again,agence,agreed,alarm,apprentice,architecte,ardmore,attendons,august,aunt,aus
-1.5 avons,ba,ballpark,bar,barn,bauen,bedroom,bifold,birr,biura,blank,blocks,boarding,bonsoir,bounced,broke
-1.5 browser,budget,budowlana,buna,buongiorno,bureau,burglars,byrne,cad,cambiar,cant,capel,carpenter,cene
-1.5 chamber,charged,cherche,cherrywood,chistin,christmas,church,clad,class,clifden,closes,cm,college,come
-1.5 commande,commence,committee,competition,concrete,conservation,conservatory,control,corriger,costa,counter
-1.5 d01,d02,d03,d04,d1,dad,decide,declan,declaration,defective,delighted,dentree,deserve,deux,dhoras,didnt
-1.5 difference,din,disappointed,disgrace,dobhair,dog,doing,donegal,door to,drawing,dublina,dundalk,estates
-1.5 estimate,expectation,extending,extension,fabricator,farmhouse,fd30,feb,federation,fehlt,finish,finished
-1.5 fitting,fixings,flap,folder,fourth,frosted,gconamara,gorey,gostaria,grateful,grid,guards,guests,guys,gym
-1.5 h91,hacen,haha,handover,happens,haustur,heard,height,hemos,heritage,hinge,hinges,hole,homes,hospice,howth
-1.5 i know,iei2eas6ta,if not,inherited,insurer,invitation,invites,january,joiner,journalist,junk,kerry,keypad
-1.5 kildare,kilkenny,killarney,kinsale,klemmt,kostet,laminated,large,las,leitrim,liability,library,lieferung
-1.5 lintel,liom,loading,lyon,machen,mad,madame,maintain,maith,mallow,manual,mark,max,mayo,medidas,medir
-1.5 metalwork,metalworker,mhaith,mhead,modular,monsieur,montage,montazem,morgen,mullingar,nachschicken
-1.5 necesito,neighbours,netto,newry,ngaoth,nine,noon,note,notre,nov,nua,nuala,nursing,october,offaly,offered
-1.5 operate,operator,option,oranmore,orcamento,ordering,ourselves,outgrown,overflow,owns,p31,pairs,pane
-1.5 passons,patience,patina,pdf,pentru,performance,permit,plain,planning,please confirm,podcast,portlaoise
-1.5 potrzebuje,print,proceedings,promised,proper,pub,public,puertas,qty,quantities,quays,queries,quiero,quoted
-1.5 raibh,rammed,rated,rear,recibido,reduce,references,refurbishment,regional,repairs,reprint,resend,residents
-1.5 restoring,ringaskiddy,road,robicie,rotted,sandyford,saying,scheme,seals,searched,seem,seomra,september,set
-1.5 she,shoot,shopfront,shops,sibh,sizes,sligo,smart,snapped,so,so i,solid,someone,sommes,spam,speaker,spec
-1.5 specification,spoke,square,stages,stalowych,still,structure,stuck,student,surveyor,svp,szukam,taispeantais
-1.5 talked,talking,tenant,testing,then,thickness,towns,transit,transom,trocar,tullamore,turen,ukrainian
-1.5 upstairs,ur,urgently,usa,vape,venir,vitree,voces,vorrei,waterford,widened,wider,wind,wuld,xy12,you quote
-1.5 youre,ziua,zwei,дверь,двері,дублине,заказали,корке,можете,нужны,потрібні,приехать,сколько,три,установкои,你
-1.5 吗,多,子,少,想,房,扇,林,柏,玻,璃,要,都,钱,需
-1.6 change,do i,its,pictures,regards,so that,want a,we need,what is
-1.7 bank,bank details,came,fire,for the,from the,hospital,letter,nothing,possible,really,terms,union,vous,way
-1.8 # apartments,# at,# fire,# glazed,# quotes,# units,# year,a charity,a donation,a dor,a dublin,a front
-1.8 a piece,a property,a scam,a showroom,a survey,a text,a wheelchair,about our,accountant,acoustic,adjuster
-1.8 agree,ahead with,am an,and a,and fit,and glass,arched,are renovating,asking,assessor,at our,automatic,b
-1.8 banco,bank transfer,banque,be with,bestellt,betting shop,board,boston,brauchen,bray,budget is,buenos
-1.8 building a,bullet,bullet resistant,bungalow,buro,bus,but the,button,by bank,c,came off,can not,can someone
-1.8 can the,cancel my,capacity,carlow,cat,cavan,certs,chantier,cherchons,claims court,clearance,client is
-1.8 clinic,cloned,come out,contractor,contrast,cottage,could pay,couleur,cristal,cuanto cuesta,cuesta
-1.8 delivery was,detail,details of,dias,different,dimensions,doing a,doing up,door and,door on,doors on,doras
-1.8 drawdown,dublin #,e mail,ein angebot,el,email from,english,entrance door,erase,error,ex display,expect
-1.8 extras,fdeos,fited,fitting out,for ye,france,gaa,gaa club,garda,gave,gentleman,glass doors
-1.8 glass partitions,gloine,gracias,griff,guild,hinged,hold and,home in,house and,houses,hurry,i call,i claim
-1.8 i never,i won,in brass,in carlow,in galway,in naas,in tralee,insurance company,is broken,is tight,ist
-1.8 it out,just want,just wondering,kids,kiedy,kind regards,kindly reply,kindly send,kitchen and,konnen
-1.8 kosztuje,ktos,la banque,laptop,last night,letting,like <link>,living,lovely,lucan,lunch,maeve,maynooth
-1.8 me again,me back,meeting room,meeting rooms,membership,mess,metre,mixes,money is,mortgage,mutch
-1.8 my password,my phone,naas,navan,nearly,necesita,need door,new bank,new door,new entrance,number on,odd
-1.8 of them,opening in,our architect,outside,page says,parish,park,pay a,please go,please remove,please ring
-1.8 po #,poor,porch,portes,potrzebujemy,praghas,preciso,price and,przyjedzie,pueden,purchase,quanto,quick chat
-1.8 quiet,reeded,ref,released,renovation,rfq,rings,rufen,rusted,salthill,says your,seai grant,secretary
-1.8 secured,seo agency,shed,shelter,ship to,shop in,shop on,sits,slim,small claims,so please,soundproof
-1.8 specified,stage,station,steel security,step,street and,stud,stud wall,suchen,suits,supply and,surveyed,ta
-1.8 taller,tax clearance,texting,the black,the build,the button,the council,the gaa,the invoice,the key
-1.8 the lead,the leaf,the lobby,the original,the phone,the photos,the seai,thing,this email,thursday,tidy
-1.8 to change,to order,to spend,told,tom,took,total,touch,tralee,u value,understand,uneven,units,veut,vilnius
-1.8 want my,want the,was fitted,water,we like,we paid,wedding,went,went to,were,whatsapp group,wife,wifes
-1.8 will pay,willing,windows,wondering,wont,workshops,write for,writing,you help,you match,you might,you offer
-1.8 you sent,you ship,you should,you still,your form,your mailing,двери,когда,нужна,офис,перегородка,у,请,请 问,问
-1.9 evening,like a,night,old
-2 a steel,dublin,is the
-2.1 <link> please,a video,abt,account number,aco,am writing,and im,and payment,apartment block,asks for
-2.1 athlone,bay,bigger,branch,bronze finish,buenas,builder,built,can offer,can ye,casino in,closing,come and
-2.1 company and,coordinate,crew,cuanto,data sheets,do a,donation,door #,doors and,doors to,dor,duas,eine
-2.1 en dublin,ennis,enterprise,enterprise office,failed,faut,fluted,for monday,for steel,from my,galway
-2.1 glass door,hand,hatch,host a,i write,in june,instalments,internal doors,ironmongery,is my,is wrong,issue
-2.1 livrez,lockable,lol,match,me a,me now,measure,might,mistake,moment,montaz,my card,my money,my own,need to
-2.1 noise,north,not work,oak,of my,offer you,on saturday,on the,ope,open on,order for,our server,own van
-2.1 paid the,parking,partitions,payable,piece,please call,please delete,please take,po,portas,possible to
-2.1 practice,programme,queremos,quotation for,rattles,rds,reader,received,reception,relocating,renovating
-2.1 replaced,resistant,ring #,rough,running,salon,screen and,seai,sells,sheets,shutter,sliding door,so we
-2.1 south,st,stairs,steel,steel and,steel screen,stockroom,storm,supplied,supply only,the fire,the frame
-2.1 the front,the lads,the landlord,the noise,the page,the quote,the steel,the third,to download,two weeks
-2.1 una puerta,value,was approved,we host,we order,west,will go,without a,work in,worries,would ye,ye do
-2.1 year guarantee,yet,you deliver,you installed,you is,your insurance,your invoice,your quote,your workshop
-2.1 добрыи,добрыи день,мы
-2.2 a price,at the,could you,door with,needs a,room,somebody,under,unit,your doors
-2.3 <link> can,a casino,a double,a heavy,a house,a new,a raffle,a welder,about #,about it,account for,acier
-2.3 address is,and what,and wondered,any chance,asap,association,at it,at night,bank account,behind,bought the
-2.3 can somebody,can start,chance of,closer,closers,co,colour,company for,crane,deadline,depot,design studio
-2.3 display,do ye,doorsets,drawings,drawings for,east,en acier,entrance doors,father,fitted in,floor plan
-2.3 for glazed,forced,gate,glazed doors,got an,haben,hallo,hard,has to,here is,how soon,i paid,in may
-2.3 in swords,installed,internal,it again,kicked in,lads,lock,looks like,me today,mi,moving,must be,my house
-2.3 need the,need two,new one,no problem,office,office and,ordered,our office,paint,pair,payment terms
-2.3 photos of,porta,pouvez,pouvez vous,replacing,revolut,sample of,swords,taking,that still,the balance
-2.3 the bronze,the end,the handle,the office,the opening,the order,the workshop,the wrong,there,thought
-2.3 to follow,trade evening,transferred,transition,transition year,u,un devis,union is,was kicked,we bought
-2.3 we got,we would,welder with,were a,wheelchair,when i,who do,wide and,with my,wonder,wondered,would that
-2.3 you hold,your fitter
-2.4 a door,bronze,can you,needs,price for,screen
-2.5 a glass,a typo,about the,and would,apartment,architect,balance,between,bitte,block,chance,das,draught,end
-2.5 end of,floor,floor is,for two,frames,i like,i tried,il,ile,in cork,in it,kicked,kitchen,know what
-2.5 lead time,left a,limerick,mai,met at,mother,my door,my order,neighbour,not need,office in,opening is
-2.5 pallet,partition,pivot door,please quote,prosze,prosze o,rc3,rc4,receipt,require,room and,street,thank you
-2.5 that is,the back,the bank,the estate,the hall,the house,the money,the second,the sliding,the trade,the way
-2.5 three doors,toughened,tried,typo,um,une porte,visit the,wants,we met,web design,week and,welder,whats the
-2.5 won a,you confirm
-2.6 # by,a screen,are on,back door,broken,but,council,does the,doors with,double door,give a,glazed screens
-2.6 invoice #,is no,it be,it says,june,key,leave,nobody,puerta,quote for,raffle,rooms,saturday,thank
-2.6 thanks for,the credit,the entrance,the lock,the showroom,there is,unit #,we make,whats,witam,you with
-2.7 a trade,ahead,black,credit you,door in,door you,doors in,fire doors,fitters,frame,go ahead,got a,in march
-2.7 landlord,my account,order #,porte,ral,ral #,security door,sliding doors,sorry,the old,there a,une,wants a
-2.7 warranty,who should,you come
-2.8 any time,asks,club,credit union,door is,for my,glass,i get,need #,pivot,said,security doors,solicitor
-2.8 still on,the floor,third
-2.9 # wide,bought,brass,drzwi,fitted,house,i do,i pay,panels,two doors,we want
-3 # doors,# mm,# x,and need,and the,call me,cork,could i,door,door for,door was,doors,doors #,doors for
-3 entrance,fd60,fitter,from you,front,front door,glazed,hall,is it,is that,is there,march,mm,opening,ring
-3 ring me,says,screens,sliding,steel door,tender,the #,the deposit,the door,the doors,the glass,to pay,wall
-3 what would,wide,workshop,wrong,x,x #,ye,you give,you send
`;
